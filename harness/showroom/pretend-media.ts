import type { Setting } from './setting.ts';

const SCHEME = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;
const MOTION = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

type Wishes = Pick<Setting, 'scheme' | 'motion'>;

/**
 * Replaces a visitor's preferences in a media query by constants.
 *
 * @example decided('(prefers-reduced-motion: reduce)', { scheme: 'light', motion: 'reduce' }) // '(min-width: 0px)'
 */
export function decided(query: string, { scheme, motion }: Wishes): string {
  return query
    .replace(SCHEME, (_, wanted: string) => (wanted === scheme ? ALWAYS : NEVER))
    .replace(MOTION, (_, wanted?: string) =>
      (wanted === 'no-preference') === (motion === 'full') ? ALWAYS : NEVER,
    );
}

/** Emulates media preferences in a page's style sheets and scripts. Returns a function that restores everything. */
export function pretendMedia(page: Window & typeof globalThis, wishes: Wishes): () => void {
  const { document, matchMedia } = page;
  const queries = new Map<CSSMediaRule, string>();
  page.matchMedia = (query) => matchMedia.call(page, decided(query, wishes));
  const decideSheets = () => {
    for (const sheet of document.styleSheets) decideRules(sheet, wishes, queries);
  };
  decideSheets();
  const observer = new MutationObserver(decideSheets);
  observer.observe(document.head, { childList: true, subtree: true });
  document.addEventListener('load', decideSheets, true);
  return () => {
    page.matchMedia = matchMedia;
    observer.disconnect();
    document.removeEventListener('load', decideSheets, true);
    for (const [{ media }, query] of queries) media.mediaText = query;
  };
}

/** Rewrites the conditions of matching rules; stores the originals in `queries`. */
function decideRules(
  within: CSSStyleSheet | CSSGroupingRule,
  wishes: Wishes,
  queries: Map<CSSMediaRule, string>,
): void {
  for (const rule of within.cssRules) {
    if (rule instanceof CSSMediaRule) {
      const { mediaText } = rule.media;
      const query = decided(mediaText, wishes);
      if (query !== mediaText) {
        queries.set(rule, mediaText);
        rule.media.mediaText = query;
      }
    }
    if (rule instanceof CSSGroupingRule) decideRules(rule, wishes, queries);
  }
}
