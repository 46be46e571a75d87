import type { RefCallback } from 'react';

/** Props that give an element a background colour from data. */
interface Coloured {
  'data-colour': string | undefined;
  ref: RefCallback<HTMLElement> | undefined;
}

/**
 * Gives an element a background colour from data. The content security policy forbids `style`
 * attributes, so a server collects `data-colour` into one style sheet.
 * @param colour as `#rrggbb`
 * @example <span className={styles.chip} {...coloured('#242427')} />
 */
export function coloured(colour: string | undefined): Coloured {
  if (colour === undefined) return { 'data-colour': colour, ref: undefined };
  const ref = painter(`[data-colour="${colour}"]`, [['background-color', colour]]);
  return { 'data-colour': colour, ref };
}

/** Props that give an element the properties of `chipProperties`. */
interface Chips {
  'data-chips': string;
  ref: RefCallback<HTMLElement>;
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/**
 * Describes the colours of a row of chips, for `ColourChips.module.css`.
 * @param colours as `#rrggbb`; invalid ones use `--ground-sunk`
 * @param chosen index of the marked colour
 */
export function colouredChips(colours: readonly (string | undefined)[], chosen: number): Chips {
  const known = colours.map((colour) => (colour && HEX.test(colour) ? colour : '-'));
  const chips = [Math.max(0, chosen), ...known].join(' ');
  return { 'data-chips': chips, ref: painter(`[data-chips="${chips}"]`, chipProperties(chips)) };
}

/** CSS properties of `data-chips`: stops of a gradient, number of chips, index of the marked one. */
export function chipProperties(chips: string): Property[] {
  const [chosen = '0', ...colours] = chips.split(' ');
  const stops = colours.map((colour, index) => {
    const [from, to] = [index, index + 1].map((at) => `${(100 * at) / colours.length}%`);
    return `${colour === '-' ? 'var(--ground-sunk)' : colour} ${from} ${to}`;
  });
  return [
    ['--chips', stops.join()],
    ['--count', `${colours.length}`],
    ['--chosen', chosen],
  ];
}

type Property = readonly [name: string, value: string];

const painters = new Map<string, RefCallback<HTMLElement>>();

/** Returns the same callback for a selector, so that React need not call it again. */
function painter(selector: string, properties: readonly Property[]): RefCallback<HTMLElement> {
  const known = painters.get(selector);
  if (known) return known;
  let isServed: boolean | undefined;
  function paint(element: HTMLElement | null): (() => void) | undefined {
    if (!element) return undefined;
    isServed ??= servedRules(element.ownerDocument).includes(selector);
    if (isServed) return undefined;
    for (const [name, value] of properties) element.style.setProperty(name, value);
    return () => {
      for (const [name] of properties) element.style.removeProperty(name);
    };
  }
  painters.set(selector, paint);
  return paint;
}

/** Attribute of the style sheet of a served document with a rule for each of its colours. */
export const SERVED_COLOURS = 'data-colours';

function servedRules(page: Document): string {
  return page.querySelector(`style[${SERVED_COLOURS}]`)?.textContent ?? '';
}
