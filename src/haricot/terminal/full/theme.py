"""The look: the page's paper and ink as themes of Textual, and where everything stands."""

from __future__ import annotations

from textual.theme import Theme

LIGHT = Theme(
    name="haricot-light",
    dark=False,
    primary="#48713a",
    secondary="#6b4a32",
    accent="#1f5f8f",
    warning="#b3382c",
    error="#b3382c",
    success="#48713a",
    foreground="#2b2620",
    background="#fbf7ee",
    surface="#fffdf7",
    panel="#f2ebdc",
    variables={
        "soft": "#665b4d",
        "rule": "#8a7d69",
        "on-primary": "#fbf7ee",
        "footer-key-foreground": "#48713a",
        "block-cursor-foreground": "#2b2620",
        "block-cursor-background": "#d5e3c4",
        "block-cursor-blurred-background": "#f2ebdc",
        "block-cursor-blurred-foreground": "#2b2620",
    },
)

DARK = Theme(
    name="haricot-dark",
    dark=True,
    primary="#93c077",
    secondary="#c9a27f",
    accent="#8cc4ec",
    warning="#f08a78",
    error="#f08a78",
    success="#93c077",
    foreground="#f1e9db",
    background="#1f1b17",
    surface="#2b2520",
    panel="#171411",
    variables={
        "soft": "#b9ac98",
        "rule": "#8d806d",
        "on-primary": "#1a2013",
        "footer-key-foreground": "#93c077",
        "block-cursor-foreground": "#f1e9db",
        "block-cursor-background": "#3d4d2c",
        "block-cursor-blurred-background": "#38302a",
        "block-cursor-blurred-foreground": "#f1e9db",
    },
)

CSS = """
Screen { background: $background; color: $foreground; }
#top { height: 1; background: $primary; color: $on-primary; }
#all { height: 1fr; }
#left { width: 1fr; height: 1fr; }
#board { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
#right { height: 1fr; display: none; }

.box { border: round $rule; border-title-color: $foreground; border-subtitle-color: $soft; padding: 0 1; }
.box.on-turn { border: round $primary; border-title-color: $primary; border-title-style: bold; }
.pane { border: round $rule; border-title-color: $soft; padding: 0 1; scrollbar-size-vertical: 1; }
.pane:focus { border: round $primary; border-title-color: $primary; }

.city { padding: 0; }
.low .flat { border: none; border-top: solid $rule; }
.low .flat.on-turn { border: none; border-top: solid $primary; }

.row { layout: grid; height: auto; grid-size: 3; grid-rows: auto; }
.row > * { height: 100%; }
.line { height: auto; padding: 0 1; }

#steps { height: 1fr; min-height: 3; background: $background; }
#market { height: 1fr; background: $background; }
#log { height: 1fr; }
#help { height: 1fr; }
OptionList > .option-list--option-disabled { color: $foreground; }

#step { height: auto; max-height: 2; padding: 0 1; color: $primary; }
#step.trouble { color: $warning; }
#prompt { height: 1; border: none; padding: 0 1; background: $panel; }
#prompt:focus { border: none; }
#mark { width: auto; height: 1; padding: 0 0 0 1; background: $panel; color: $soft; }
#typing { height: 1; }
#keys { height: 1; background: $panel; color: $soft; }

.middle { align: center middle; background: $background; }
.card { width: auto; max-width: 76; height: auto; max-height: 22; border: round $primary; padding: 1 3;
  background: $surface; }
.card OptionList { width: 66; max-height: 12; border: none; background: $surface; }
.card Static { width: auto; max-width: 66; }
.loud { text-style: bold; color: $primary; }
.soft { color: $soft; }
"""
