import type { RefCallback } from 'react';

/** What gives an element a colour of the data's. */
interface Coloured {
  'data-colour': string | undefined;
  ref: RefCallback<HTMLElement> | undefined;
}

/**
 * Gives an element a background colour that no style sheet knows. The content policy admits no
 * `style` in a document, so that a document's colours come as one sheet, made from `data-colour`.
 *
 * @param colour as `#rrggbb`
 * @example <span className={styles.chip} {...coloured('#242427')} />
 */
export function coloured(colour: string | undefined): Coloured {
  return { 'data-colour': colour, ref: colour === undefined ? undefined : painted(colour) };
}

const painters = new Map<string, RefCallback<HTMLElement>>();

/** The same function for a colour, so that React has nothing to do anew. */
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
