import type { Page } from '@playwright/test';

export interface PointerReport {
  faults: string[];
  cards: number;
  controls: number;
}

/**
 * Tests with `document.elementFromPoint` that a pointer reaches each control of the page, or of the top dialog.
 * Scrolls only what a shopper could scroll, not `overflow: hidden`.
 */
export function pointerReport(page: Page): Promise<PointerReport> {
  return page.evaluate(() => {
    const CONTROL =
      'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="option"], [role="tab"]';
    const GRID = [0.1, 0.3, 0.5, 0.7, 0.9];
    /** Minimum visible size of a scroller; a smaller one would show nothing at 400 % zoom. */
    const LEAST_WINDOW = Math.min(innerHeight / 2, 160);
    /** Distance in px from a scroller's edge at which a shopper scrolls on. */
    const EDGE = 8;
    // The test scrolls without frames, in which a browser lays out what comes near.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(laidOut);
    const faults: string[] = [];
    const land = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

    const nameOf = (one: Element) =>
      one.outerHTML.replaceAll(/\s*(?:class|style|srcset|src|sizes)="[^"]*"/g, '').slice(0, 140);
    const isScroller = (one: Element) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY + getComputedStyle(one).overflowX) &&
      (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth);

    function scrollersOf(one: Element): Element[] {
      const found: Element[] = [];
      for (let each = one.parentElement; each; each = each.parentElement)
        if (each !== document.body && each !== document.documentElement && isScroller(each))
          found.push(each);
      return found;
    }

    const isPageScrolled = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';

    /** Scrolls a point of an element to a fraction of the height of the window and of each scroller. */
    function reveal(one: Element, at: () => DOMPoint, share: number): void {
      for (const scroller of scrollersOf(one)) {
        const box = scroller.getBoundingClientRect();
        const { x, y } = at();
        scroller.scrollBy({
          left: x < box.left + EDGE || x > box.right - EDGE ? x - box.left - box.width / 2 : 0,
          top: y - box.top - box.height * share,
          behavior: 'instant',
        });
      }
      if (!isPageScrolled()) return;
      const { x, y } = at();
      scrollBy({
        left: x < EDGE || x > innerWidth - EDGE ? x - innerWidth / 2 : 0,
        top: y - innerHeight * share,
        behavior: 'instant',
      });
    }

    function isSeen(one: Element): boolean {
      const { width, height } = one.getBoundingClientRect();
      const { clip, clipPath, opacity, pointerEvents } = getComputedStyle(one);
      return (
        width > 1 &&
        height > 1 &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[inert], [aria-hidden="true"]') &&
        // Some controls are for screen readers or keyboards only.
        !/inset\(50%|rect\(/.test(clipPath + clip) &&
        !(opacity === '0' && pointerEvents === 'none')
      );
    }

    interface Check {
      one: Element;
      at: () => DOMPoint;
      isGood: (hit: Element | null) => boolean;
      what: string;
    }

    const look = ({ at }: Check) => document.elementFromPoint(at().x, at().y);

    /** Tests all points from top to bottom, one screen at a time; returns those that hit another element. */
    function sweep(checks: readonly Check[]): Check[] {
      let left = checks.map((check) => ({ check, y: check.at().y + scrollY }));
      const end = document.documentElement.scrollHeight;
      for (let top = 0; top < end && left.length > 0; top += innerHeight / 2) {
        const isInSight = ({ y }: { y: number }) => y > top && y < top + innerHeight;
        if (!left.some(isInSight)) continue;
        if (isPageScrolled()) scrollTo({ top, behavior: 'instant' });
        left = left.filter((one) => !isInSight(one) || !one.check.isGood(look(one.check)));
      }
      return left.map(({ check }) => check);
    }

    /** Element that a pointer hits instead, after scrolling to a good position; `undefined` if it hits the control. */
    function hitInstead(check: Check): Element | null | undefined {
      const { one, at, isGood } = check;
      // Skip links are above the page until focused.
      const { bottom } = one.getBoundingClientRect();
      const isFixed = getComputedStyle(one).position === 'fixed';
      const above = isPageScrolled() && bottom + (isFixed ? 0 : scrollY) <= 0;
      if (above && one instanceof HTMLElement) one.focus({ preventScroll: true });
      let hit = look(check);
      for (const share of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        if (isGood(hit)) break;
        reveal(one, at, share);
        hit = look(check);
      }
      const isReached = isGood(hit);
      // A focused skip link covers its neighbours.
      if (above && one instanceof HTMLElement) one.blur();
      return isReached ? undefined : hit;
    }

    const checks: Check[] = [];

    const controls = [...land.querySelectorAll(CONTROL)].filter(
      // An open layer may cover the button that opened it.
      (one) => !one.matches(':disabled, [aria-haspopup][aria-expanded="true"]') && isSeen(one),
    );

    for (const control of controls) {
      const labels =
        control instanceof HTMLInputElement ? [...(control.labels ?? [])] : ([] as Element[]);
      const isGood = (hit: Element | null) =>
        hit !== null && [control, ...labels].some((each) => each.contains(hit));
      const at = () => {
        // The middle of a wrapped link may be outside of it.
        const boxes = control.getClientRects();
        const box = boxes.length === 1 ? control.getBoundingClientRect() : (boxes[0] as DOMRect);
        return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
      };
      checks.push({ one: control, at, isGood, what: `the middle of ${nameOf(control)}` });
    }

    const cards = [...land.querySelectorAll('[data-card], article, li')].filter(
      (one) =>
        isSeen(one) &&
        one.querySelector('img') &&
        one.querySelector('a[href]') &&
        !one.querySelector(':scope article, :scope li:has(img):has(a[href])'),
    );
    for (const card of cards) {
      const link = card.querySelector('[data-card-link]') ?? card.querySelector('a[href]');
      const isOfCard = (hit: Element | null) => {
        const control = hit?.closest(`${CONTROL}, label, [role="dialog"]`);
        return control !== null && control !== undefined && card.contains(control);
      };
      for (const x of GRID)
        for (const y of GRID) {
          const at = () => {
            const box = card.getBoundingClientRect();
            return new DOMPoint(box.left + box.width * x, box.top + box.height * y);
          };
          checks.push({
            one: card,
            at,
            isGood: isOfCard,
            what: `${x * 100} %, ${y * 100} % of the card of ${nameOf(link as Element)}`,
          });
        }
      for (const picture of card.querySelectorAll('img')) {
        if (!isSeen(picture)) continue;
        const at = () => {
          const box = picture.getBoundingClientRect();
          return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
        };
        const isLink = (hit: Element | null) => hit?.closest('a[href]') === link;
        checks.push({
          one: picture,
          at,
          isGood: isLink,
          what: `the picture of ${nameOf(link as Element)}`,
        });
      }
    }

    for (const check of sweep(checks)) {
      const hit = hitInstead(check);
      if (hit !== undefined) faults.push(`${check.what} hits ${hit ? nameOf(hit) : 'nothing'}`);
    }

    const scrollers = new Set(controls.flatMap(scrollersOf));
    for (const one of scrollers)
      if (one.scrollHeight - one.clientHeight > innerHeight && one.clientHeight < LEAST_WINDOW)
        faults.push(
          `${one.scrollHeight} px scroll in a window of ${one.clientHeight} px, ${nameOf(one)}`,
        );
    if (isPageScrolled()) scrollTo({ top: 0, behavior: 'instant' });
    document.adoptedStyleSheets.pop();
    return { faults, cards: cards.length, controls: controls.length };
  });
}
