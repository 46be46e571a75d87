import type { Setting } from './setting.ts';

const SCHEME = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;
const MOTION = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

type Wishes = Pick<Setting, 'scheme' | 'motion'>;

/**
 * A media query in which what a visitor wishes is decided already.
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

/** Has a page, its sheets and its scripts, believe in a visitor's wishes, whatever this browser's are. */
export function pretendMedia(page: Window & typeof globalThis, wishes: Wishes): void {
  const { document } = page;
  const ask = page.matchMedia.bind(page);
  page.matchMedia = (query) => ask(decided(query, wishes));
  const decideSheets = () => {
    for (const sheet of document.styleSheets) decideRules(sheet, wishes);
  };
  decideSheets();
  new MutationObserver(decideSheets).observe(document.head, { childList: true, subtree: true });
  document.addEventListener('load', decideSheets, true);
}

function decideRules(within: CSSStyleSheet | CSSGroupingRule, wishes: Wishes): void {
  for (const rule of within.cssRules) {
    if (rule instanceof CSSMediaRule) {
      const query = decided(rule.media.mediaText, wishes);
      if (query !== rule.media.mediaText) rule.media.mediaText = query;
    }
    if (rule instanceof CSSGroupingRule) decideRules(rule, wishes);
  }
}
