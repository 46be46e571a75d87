import { noteLost } from '../kernel/lazy-import.ts';

const SHEETS = 'link[rel="stylesheet"]';

/** Style sheets of lazy files that failed to load; browsers do not retry them. */
const lost = new Set<HTMLLinkElement>();

/**
 * Records style sheets that fail from now on. Those of the document that failed earlier are retried
 * with the next file.
 */
export function watchSheets(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>(SHEETS))
    if (link.sheet === null) askWithTheNext(link);
  page.addEventListener('error', ({ target }) => isSheet(target) && lost.add(target), true);
}

/** Retries failed style sheets; rejects if they fail again. */
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

/** Replaces the link element, because browsers do not retry an existing one. */
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
