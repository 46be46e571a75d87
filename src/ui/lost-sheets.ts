import { noteLost } from '../kernel/late-file.ts';

const SHEETS = 'link[rel="stylesheet"]';

/** Styles of late files that did not come; a browser does not ask for them again by itself. */
const lost = new Set<HTMLLinkElement>();

/**
 * Notes all style sheets that are lost from now on. What was lost before is the document's: nobody waits for
 * it, and it is asked for again with the next file.
 */
export function watchSheets(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>(SHEETS))
    if (link.sheet === null) askWithTheNext(link);
  page.addEventListener('error', ({ target }) => isSheet(target) && lost.add(target), true);
}

/** Asks again for styles that were lost; rejects where they still cannot be had. */
export async function fetchLostSheets(): Promise<void> {
  await Promise.all(Array.from(lost, askAgain));
}

function isSheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.matches(SHEETS);
}

function askWithTheNext(link: HTMLLinkElement): void {
  const found = noteLost(() => {
    found();
    askAgain(link).catch(() => undefined);
  });
}

/** Puts a new element in its place: there is no other way to have a browser ask again. */
function askAgain(link: HTMLLinkElement): Promise<unknown> {
  const next = link.ownerDocument.createElement('link');
  for (const { name, value } of link.attributes) next.setAttribute(name, value);
  const settled = new Promise((resolve, reject) => {
    next.addEventListener('load', resolve);
    next.addEventListener('error', () => reject(new Error(`No styles: ${next.href}`)));
  });
  lost.delete(link);
  link.replaceWith(next);
  return settled;
}
