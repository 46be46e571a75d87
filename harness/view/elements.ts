import { basename } from 'node:path';
import { align } from '#harness/diff/align.ts';

/** A painted element with its computed styles. */
export interface SeenElement {
  name: string;
  text: string;
  /** Index of the parent element; -1 for the outermost. */
  parent: number;
  styles: Readonly<Record<string, string>>;
}

/** An element whose computed styles differ between two pages. */
export interface RestyledElement {
  name: string;
  text: string;
  /** `property before → after`. */
  changes: readonly string[];
}

/** Lists the visible elements. Runs in the page. */
export function readElements(): SeenElement[] {
  /** Properties that follow from others or from the layout. */
  const DERIVED =
    /^(?:--.*|-webkit-.*|.*-(?:inline|block)(?:-.*)?|(?:min-|max-)?(?:inline|block)-size|width|height|inset.*|top|right|bottom|left|(?:perspective|transform)-origin|animation.*|transition.*|will-change)$/;
  const visible = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility());
  return visible.map((element) => {
    const computed = getComputedStyle(element);
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ textContent }) => textContent).join(' ');
    return {
      name: [element.tagName.toLowerCase(), ...element.classList].join('.'),
      text: text.replaceAll(/\s+/g, ' ').trim().slice(0, 40),
      parent: element.parentElement ? visible.indexOf(element.parentElement) : -1,
      styles: Object.fromEntries(
        [...computed]
          .filter((property) => !DERIVED.test(property))
          .map((property) => [property, computed.getPropertyValue(property)]),
      ),
    };
  });
}

/** Elements with other styles in `after`; an inherited change counts for the outermost element only. */
export function restyledElements(
  before: readonly SeenElement[],
  after: readonly SeenElement[],
): RestyledElement[] {
  const changesOf = new Map<SeenElement, readonly string[]>();
  const keys = [
    ({ name, text }: SeenElement) => `${name} ${text}`,
    ({ name }: SeenElement) => name,
  ];
  return align(before, after, keys).flatMap(({ before: was, after: is }) => {
    if (!was || !is) return [];
    const changes = Object.keys(is.styles).flatMap((property) => {
      const [old, now] = [was.styles[property], is.styles[property]];
      return old === now ? [] : [`${property} ${old} → ${now}`];
    });
    changesOf.set(is, changes);
    const parent = after[is.parent];
    const inherited = (parent && changesOf.get(parent)) ?? [];
    // Borders and outlines without a colour of their own have the text's.
    const colour = changes.find((change) => change.startsWith('color '))?.slice('color'.length);
    const own = changes.filter(
      (change) =>
        !inherited.includes(change) &&
        (colour === undefined || change === `color${colour}` || !change.endsWith(colour)),
    );
    return own.length > 0 ? [{ name: is.name, text: is.text, changes: own }] : [];
  });
}

/** The changed style sheet with a class of these elements; else a global one, or any. */
export function sheetOfElements(
  elements: readonly RestyledElement[],
  sheets: readonly string[],
): string | undefined {
  const owners = elements.flatMap(({ name }) =>
    Array.from(name.matchAll(/\.([A-Z]\w*)-/g), ([, owner]) => `${owner}.module.css`),
  );
  const own = sheets.find((sheet) => owners.includes(basename(sheet)));
  return own ?? sheets.find((sheet) => !sheet.endsWith('.module.css')) ?? sheets[0];
}
