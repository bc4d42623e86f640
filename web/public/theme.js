/* Light or dark as was chosen here, before anything is painted. */
(() => {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();
