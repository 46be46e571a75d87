// Runs in the page before anything else: keeps what the browser measures, for the benchmark to read.

/** @typedef {{ value: number, at: number }} Shift */
/** @typedef {{ largestPaint: number, shifts: Shift[], interactions: Record<string, number>, pressed: number, arrived: number, clicked: number, changed: number }} Observed */

{
  /** @type {Observed} */
  const observed = {
    largestPaint: 0,
    shifts: [],
    interactions: {},
    pressed: 0,
    arrived: 0,
    clicked: 0,
    changed: 0,
  };
  Object.assign(window, { observed });

  /** @param {PerformanceObserverInit & { durationThreshold?: number }} options @param {(entry: any) => void} keep */
  const observe = (options, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
      buffered: true,
      ...options,
    });

  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  observe({ type: 'layout-shift' }, ({ value, hadRecentInput, startTime }) => {
    if (!hadRecentInput) observed.shifts.push({ value, at: startTime });
  });
  observe({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (!interactionId) return;
    const { interactions } = observed;
    interactions[interactionId] = Math.max(duration, interactions[interactionId] ?? 0);
  });
  addEventListener('pointerdown', ({ timeStamp }) => (observed.pressed = timeStamp), true);

  addEventListener('click', ({ timeStamp }) => (observed.clicked = timeStamp), true);

  // The bag's totals, once they are painted.
  new MutationObserver((mutations) => {
    const isBag = mutations.some(({ target }) =>
      target.parentElement?.closest('[aria-labelledby="bag-summary"] dl'),
    );
    if (!isBag || observed.changed > observed.clicked || observed.clicked === 0) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (observed.changed ||= performance.now());
      port2.postMessage(0);
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });

  // The product page's content: its name, and the place of its first picture.
  new MutationObserver(() => {
    if (observed.arrived > observed.pressed || observed.pressed === 0) return;
    const { pathname } = location;
    const isThere = /-[a-z]{2}\d{4}[a-z]{3}$/.test(pathname) && document.querySelector('main h1');
    if (isThere && document.querySelector('main img[src*="-front-"]:not(article img)'))
      observed.arrived = performance.now();
  }).observe(document, { childList: true, subtree: true });
}
