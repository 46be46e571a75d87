const SIGNS = ['pointerover', 'focusin'] as const;

/**
 * Runs once, when the shopper first points at, touches or tabs to an element that fits: early
 * enough to fetch what a press on it will need.
 *
 * @example onIntent('article a', () => void import('./ProductRoute.tsx'))
 */
export function onIntent(selector: string, run: () => void): void {
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(selector)) return;
    for (const sign of SIGNS) document.removeEventListener(sign, look);
    run();
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true });
}
