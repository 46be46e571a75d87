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
  return { 'data-colour': colour, ref: colour === undefined ? undefined : painted(colour) };
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
  return { 'data-chips': chips, ref: withChips(chips) };
}

/** CSS properties of `data-chips`: stops of a gradient, number of chips, index of the marked one. */
export function chipProperties(chips: string): [name: string, value: string][] {
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

const painters = new Map<string, RefCallback<HTMLElement>>();

/** Returns the same callback for a colour, so that React need not call it again. */
function painted(colour: string): RefCallback<HTMLElement> {
  const known = painters.get(colour);
  if (known) return known;
  function paint(element: HTMLElement | null): () => void {
    element?.style.setProperty('background-color', colour);
    return () => void element?.style.removeProperty('background-color');
  }
  painters.set(colour, paint);
  return paint;
}

const chipPainters = new Map<string, RefCallback<HTMLElement>>();

function withChips(chips: string): RefCallback<HTMLElement> {
  const known = chipPainters.get(chips);
  if (known) return known;
  function paint(element: HTMLElement | null): void {
    for (const [name, value] of chipProperties(chips)) element?.style.setProperty(name, value);
  }
  chipPainters.set(chips, paint);
  return paint;
}
