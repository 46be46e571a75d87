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
