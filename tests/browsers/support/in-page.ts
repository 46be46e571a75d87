/** Source of a function that returns the first visible element of a selector and a name's pattern. */
export const FIND = `((css, name) => [...document.querySelectorAll(css)].find((element) => {
  const shown = element.labels?.[0] ?? element;
  const text = element.getAttribute('aria-label') ?? shown.textContent ?? '';
  return shown.getClientRects().length > 0 && getComputedStyle(shown).visibility === 'visible' &&
    new RegExp(name).test(text.replace(/\\s+/g, ' ').trim());
}))`;

/**
 * Source of a function that scrolls an element into view and returns its middle, or null while it is disabled or
 * covered.
 * Until `selvedgePress()` is called, clicks on other elements are cancelled, because a page may move in between.
 * `selvedgePress()` returns true if a click hit the element.
 */
export const AIM = `((element) => {
  if (!element || element.disabled || element.ariaDisabled === 'true') return null;
  const shown = element.labels?.[0] ?? element;
  const isHit = (hit) => shown.contains(hit) || hit === element || hit.control === element;
  const place = () => {
    const box = shown.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && isHit(hit) ? { x, y } : null;
  };
  const scrolled = (block) => {
    shown.scrollIntoView({ block, behavior: 'instant' });
    return place();
  };
  const aim = place() ?? scrolled('nearest') ?? scrolled('center');
  window.selvedgePress?.();
  let wasHit = false;
  const guard = (event) => {
    if (isHit(event.target)) return void (wasHit ||= event.type === 'click');
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  if (aim) for (const kind of kinds) addEventListener(kind, guard, true);
  window.selvedgePress = () => {
    for (const kind of kinds) removeEventListener(kind, guard, true);
    return wasHit;
  };
  return aim;
})`;
