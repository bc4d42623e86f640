// What is wrong with a table as it is drawn: see geometry.py.
({ essential, lapped, lists, resting }) => {
    const faults = new Set();
    const least = innerWidth <= 800 ? 44 : 32;
    const shown = (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1.5;
    const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(shown);
    const told = (what, element) =>
        faults.add(`${what}: ${element.localName}.${element.getAttribute('class')?.split(' ')[0]}`
            + ` "${(element.title || element.textContent).trim().replace(/\s+/g, ' ').slice(0, 50)}"`);
    const hits = (element, x, y) => element.contains(document.elementFromPoint(x, y));

    const styles = new Map();
    const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
    /* What is left of a box in the window and in all that cuts things off around it. */
    const left = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const seen = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
        for (let at = element.parentElement; at; at = at.parentElement) {
            const { overflowX, overflowY } = styleOf(at);
            if (overflowX === 'visible' && overflowY === 'visible') continue;
            const box = at.getBoundingClientRect();
            if (overflowX !== 'visible') [seen[0], seen[2]] = [Math.max(seen[0], box.left), Math.min(seen[2], box.right)];
            if (overflowY !== 'visible') [seen[1], seen[3]] = [Math.max(seen[1], box.top), Math.min(seen[3], box.bottom)];
        }
        return { width: seen[2] - seen[0], height: seen[3] - seen[1] };
    };
    const isCut = (element) => {
        const [box, seen] = [element.getBoundingClientRect(), left(element)];
        return seen.width < box.width - 1.5 || seen.height < box.height - 1.5;
    };
    const PARTS = [0.12, 0.3, 0.5, 0.7, 0.88];
    const isCovered = (element) => {
        const box = element.getBoundingClientRect();
        return PARTS.some((x) => PARTS.some((y) => !hits(element, box.x + x * box.width, box.y + y * box.height)));
    };

    /* Whether something lies over a card that is no card of the same hand. */
    const isBuried = (element) => {
        const [box, hand] = [element.getBoundingClientRect(), element.parentElement];
        return PARTS.some((x) => PARTS.some((y) => !hits(hand, box.x + x * box.width, box.y + y * box.height)));
    };

    /* Whether a round thing of some size can be laid on what is to be seen of an element, or of what it takes touches with. */
    // Points on a circle, and its middle.
    const AROUND = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [0.7, 0.7], [-0.7, 0.7], [0.7, -0.7], [-0.7, -0.7]];
    const isTouched = (element, size) => {
        const [box, half] = [element.getBoundingClientRect(), size / 2 - 1];
        const fits = (x, y) => AROUND.every(([dx, dy]) => hits(element, x + dx * half, y + dy * half));
        if (fits(box.x + box.width / 2, box.y + box.height / 2)) return true;
        for (let y = box.top - half; y <= box.bottom + half; y += 3)
            for (let x = box.left - half; x <= box.right + half; x += 3) if (fits(x, y)) return true;
        return false;
    };

    const found = Object.fromEntries(Object.entries(essential).map(([name, selector]) => [name, all(selector)]));
    for (const [name, elements] of Object.entries(found))
        for (const element of elements) {
            if (isCut(element)) told(`${name} is cut off`, element);
            if (lapped.includes(name) ? isBuried(element) || !isTouched(element, 12) : isCovered(element))
                told(`${name} is covered`, element);
        }

    for (const element of all('button:enabled, a, summary, input, select'))
        if (!element.matches(resting) && !(element.closest(lists) && isCut(element)) && !isTouched(element, least))
            told(`less than ${least}`, element);

    for (const element of document.querySelectorAll('.frame, .frame :not(svg, svg *)')) {
        const wide = element.scrollWidth > element.clientWidth + 1;
        const high = element.scrollHeight > element.clientHeight + 3;
        const first = element.closest('.offers > li:first-child > .line');
        if (!(wide || high) || !shown(element) || (element.closest(lists) && !first)) continue;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const warns = element.matches('.asked:has(strong), .foresight :is(.sale, .loss)');
        const isShort = textOverflow === 'ellipsis' && element.closest('[title]') && !warns;
        if (wide && overflowX !== 'visible' && !isShort) told('too wide for its place', element);
        if (high && overflowY !== 'visible' && !isShort) told('too high for its place', element);
        if (element.matches('.parts > *, button:not(.plain)') && !isShort) told('sticks out of its place', element);
    }

    const walker = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || element.closest('.hidden') || !shown(element)) continue;
        const scale = element.getScreenCTM?.().a ?? 1;
        if (parseFloat(getComputedStyle(element).fontSize) * scale < 11.9) told('less than 12', element);
    }

    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.add('the page scrolls');
    const counts = Object.fromEntries(Object.entries(found).map(([name, elements]) => [name, elements.length]));
    return { faults: [...faults], counts };
}
