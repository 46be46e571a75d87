import { type Infer, any, array, is, number, string, type } from 'superstruct';
import type { Answer } from '../../http/document-answers.ts';

/** Element id of the JSON with the page's data. */
export const SERVED_ID = 'selvedge-page';

const Served = type({
  locale: string(),
  /**
   * Render time in ms since 1970, rounded to the hour, so that equal pages give equal documents.
   */
  now: number(),
  /** Lazy modules, lazy views and text namespaces that the page uses. */
  features: array(string()),
  views: array(string()),
  /** Views that hydrate only when needed. */
  asleep: array(string()),
  texts: array(string()),
  /** Addresses of the scripts that a product page runs after its first paint. */
  productFiles: array(string()),
  answers: array(any()), // checked by the server, which rendered the page
});

/** Data that the server rendered the page from; the page hydrates from it without requests. */
export type ServedDocument = Omit<Infer<typeof Served>, 'answers'> & { answers: Answer[] };

/** Returns the document's data; undefined for the bare shell. */
export function readServedDocument(): ServedDocument | undefined {
  const text = document.getElementById(SERVED_ID)?.textContent;
  if (!text) return undefined;
  try {
    const served: unknown = JSON.parse(text);
    return is(served, Served) ? served : undefined;
  } catch {
    return undefined;
  }
}

/** Name of the meta element that precedes the server's head elements. */
export const SERVED_HEAD = 'selvedge-served-head';

/** Attribute of the server's data blocks. */
export const SERVED_DATA = 'data-served';

/** Removes the served metadata. Styles and title stay: the next page has them too. */
export function removeServedHead(): void {
  removeHead(`:is(meta, link[rel=canonical], link[rel=alternate], script[${SERVED_DATA}])`);
}

/** Removes the served page, for a tab that shows another one. */
export function leaveServedDocument(): undefined {
  document.getElementById(SERVED_ID)?.remove();
  document.getElementById('root')?.replaceChildren();
  removeHead(':not([rel=stylesheet])');
}

function removeHead(selector: string): void {
  const served = `meta[name="${SERVED_HEAD}"] ~ ${selector}`;
  for (const element of document.head.querySelectorAll(served)) element.remove();
}
