// Runs before the page's scripts and stores the browser's measurements for the benchmark.

/** @typedef {{ value: number, at: number }} Shift */
/** @typedef {'known' | 'whole' | 'listing' | 'totals'} Sight */
/** @typedef {{ firstPaint: number, largestPaint: number, longTasks: number[], shifts: Shift[], interactions: Record<string, number>, pressed: number, seen: Partial<Record<Sight, number>> }} Observed */

{
  /** @type {Observed} */
  const observed = {
    firstPaint: 0,
    largestPaint: 0,
    longTasks: [],
    shifts: [],
    interactions: {},
    pressed: 0,
    seen: {},
  };
  /** @type {Map<Sight, () => unknown>} awaited sights, with their tests */
  const awaited = new Map();
  Object.assign(window, { observed, forget, awaitSights });

  /** @param {PerformanceObserverInit & { durationThreshold?: number }} options @param {(entry: any) => void} keep */
  const observe = (options, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
      buffered: true,
      ...options,
    });

  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  observe({ type: 'longtask' }, ({ duration }) => observed.longTasks.push(duration));
  observe({ type: 'layout-shift' }, ({ value, hadRecentInput, startTime }) => {
    if (!hadRecentInput) observed.shifts.push({ value, at: startTime });
  });
  observe({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (!interactionId) return;
    const { interactions } = observed;
    interactions[interactionId] = Math.max(duration, interactions[interactionId] ?? 0);
  });
  /** Scroll position of the listing at its last press. */
  let listingAt = 0;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      observed.pressed = timeStamp;
      if (!isProduct()) listingAt = scrollY;
    },
    true,
  );

  /** Clears the interactions, so that only the next one is stored. */
  function forget() {
    Object.assign(observed, { interactions: {}, pressed: 0, seen: {} });
    awaited.clear();
  }

  /** Stores the paint times of these sights after the next press. @param {Sight[]} names */
  function awaitSights(names) {
    for (const name of names) awaited.set(name, SIGHTS[name]());
  }

  const facts = () => document.querySelector('main h1')?.closest('div')?.textContent ?? '';
  const picture = () => document.querySelector('main button[data-morph] img');
  /** Excludes hidden elements. @param {string} selector */
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const choices = () => seen('main fieldset:not(article fieldset)').length > 0;
  const tiles = () => seen('main article');
  const totals = () => document.querySelector('[aria-labelledby="bag-summary"] dl')?.textContent;

  /** Observable sights. Each is called once before the press, to capture the state before. */
  const SIGHTS = {
    known: () => () => isProduct() && /\d/.test(facts()) && picture(),
    whole: () => () => isProduct() && choices(),
    listing: () => () => !isProduct() && tiles().length > 7 && Math.abs(scrollY - listingAt) <= 1,
    totals() {
      const before = totals();
      return () => totals() !== undefined && totals() !== before;
    },
  };

  function isProduct() {
    return /-[a-z]{2}\d{4}[a-z]{3}$/.test(location.pathname);
  }

  function look() {
    if (observed.pressed === 0) return;
    for (const [name, isThere] of awaited)
      if (isThere()) {
        awaited.delete(name);
        afterPaint(() => (observed.seen[name] = performance.now()));
      }
  }

  /** Runs right after the next frame, before other queued tasks. @param {() => void} run */
  function afterPaint(run) {
    requestAnimationFrame(() => {
      void window.scheduler.postTask(run, { priority: 'user-blocking' });
    });
  }

  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['style'],
  });
  addEventListener('scroll', look, { passive: true });
}
