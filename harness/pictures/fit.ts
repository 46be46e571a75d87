export interface Misfit {
  /**
   * `wide`: the page is wider than the screen; `outside`: text beyond the screen's edge; `cut`: text clipped by a
   * container;
   * `spills`: text beyond its button or cell; `broken`: a word broken over two lines without its own hyphen.
   */
  kind: 'wide' | 'outside' | 'cut' | 'spills' | 'broken';
  text: string;
  place: string;
}

/** Layout of a page at one width. */
export interface Fit {
  misfits: Misfit[];
  /** Number of lines of each button, by its path. */
  buttons: { place: string; text: string; lines: number }[];
}

/** Measures all visible texts. Runs in the page. */
export function measureFit(): Fit {
  const EDGE = 1.5;
  const misfits: Misfit[] = [];
  const root = document.documentElement;

  function placeOf(element: Element): string {
    const steps: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const twins = [...(at.parentElement?.children ?? [])].filter(
        ({ tagName }) => tagName === at?.tagName,
      );
      const nth = twins.length > 1 ? `:${twins.indexOf(at) + 1}` : '';
      steps.unshift(at.tagName.toLowerCase() + nth);
    }
    return steps.join('>');
  }
  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position, width, height } = getComputedStyle(at);
      if (
        clipPath.startsWith('inset(50%') ||
        (position === 'absolute' && width === '1px' && height === '1px')
      )
        return false;
      const box = at.getBoundingClientRect();
      if (position === 'absolute' && box.right < 0) return false;
    }
    return true;
  }
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  function look(node: Text): void {
    const parent = node.parentElement;
    const text = node.data.trim();
    if (!parent || text === '' || parent.closest('script, style, noscript, svg, select, option'))
      return;
    if (!isShown(parent)) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (boxes.length === 0) return;
    const found = (kind: Misfit['kind'], what = text) =>
      misfits.push({ kind, text: what.slice(0, 120), place: placeOf(parent) });
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    let isScrolled = false;
    let isScrolledDown = false;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (scrolls(overflowX) && at.scrollWidth > at.clientWidth + 1) isScrolled = true;
      const isBeside = right > box.right + EDGE || left < box.left - EDGE;
      const isBelow = bottom > box.bottom + 3 || top < box.top - 3;
      if (!isScrolled && hides(overflowX) && isBeside) return void found('cut');
      if (scrolls(overflowY) && at.scrollHeight > at.clientHeight + 1) isScrolledDown = true;
      if (hides(overflowY) && isBelow && !isScrolledDown) {
        // Completely hidden text is collapsed on purpose.
        if (top < box.bottom && bottom > box.top) found('cut');
        return;
      }
      if (/^(?:BUTTON|LABEL|TD|TH|LEGEND|SUMMARY)$/.test(at.tagName) && isBeside) found('spills');
      if (position === 'fixed') break;
    }
    if (!isScrolled && (right > root.clientWidth + EDGE || left < -EDGE)) found('outside');
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00AD\-–—/‑@._·×]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map((box) => box.top);
      if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 5) found('broken', word);
    }
  }

  if (root.scrollWidth > root.clientWidth)
    misfits.push({ kind: 'wide', text: `${root.scrollWidth} px`, place: '' });
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const within = modal ?? document.body;
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) look(texts.currentNode as Text);

  /** A link in a list may have two lines; one styled as a button may not. */
  function looksPressed(element: Element): boolean {
    if (element.tagName !== 'A') return true;
    const { display, backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isFilled = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return display !== 'inline' && (isFilled || borderTopWidth !== '0px');
  }

  const buttons = [...within.querySelectorAll('button, a, summary, [role="button"]')].flatMap(
    (button) => {
      const text = button.textContent.trim();
      if (text === '' || !looksPressed(button) || !isShown(button)) return [];
      const own = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      while (own.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(own.currentNode);
        if (!own.currentNode.parentElement || !isShown(own.currentNode.parentElement)) continue;
        for (const { top, width, height } of range.getClientRects())
          if (width > 1 && height > 1) tops.push(top + height / 2);
      }
      const lines = tops
        .toSorted((one, other) => one - other)
        .filter((top, at, all) => at === 0 || top - (all[at - 1] ?? 0) > 7).length;
      return [{ place: placeOf(button), text: text.slice(0, 80), lines }];
    },
  );
  return { misfits, buttons };
}
