import { type Infer, any, array, is, number, string, type } from 'superstruct';
import type { Answer } from '../../http/document-answers.ts';

/** Where a document has what its page was made from. */
export const SERVED_ID = 'selvedge-page';

const Served = type({
  locale: string(),
  /** When it was rendered, in milliseconds since 1970, to the hour: the same page stays the same document. */
  now: number(),
  /** The late modules' parts, the lazy views and the namespaces of texts that the page has. */
  parts: array(string()),
  views: array(string()),
  /** Of its views, those that sleep until somebody is near them. */
  asleep: array(string()),
  texts: array(string()),
  answers: array(any()), // checked by the server, whose own page this is
});

/** What a page was made from on the server, so that it can be brought to life without asking. */
export type ServedDocument = Omit<Infer<typeof Served>, 'answers'> & { answers: Answer[] };

/** What the document brings; `undefined` where it is but the shell. */
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

/** Where the server has put what belongs into the head. */
export const SERVED_HEAD = 'selvedge-served-head';

/** What the server has put there for machines, by this attribute. */
export const SERVED_DATA = 'data-served';

/** Takes away what the document shows, for a tab whose page is another one. */
export function leaveServedDocument(): undefined {
  document.getElementById(SERVED_ID)?.remove();
  document.getElementById('root')?.replaceChildren();
  for (const element of document.head.querySelectorAll(
    `meta[name="${SERVED_HEAD}"] ~ :not([rel=stylesheet])`,
  ))
    element.remove();
}
