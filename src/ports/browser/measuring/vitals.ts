import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** One web vital of this page. */
interface Measured {
  name: 'FCP' | 'LCP' | 'CLS' | 'FID' | 'TTFB' | 'INP';
  value: number;
  target?: string;
}

const waiting: Measured[] = [];
let wanted: ((measured: Measured) => void) | undefined;
let isWatching = false;

function report(name: Measured['name'], value: number, target?: string): void {
  // Three decimals are enough for CLS and for times.
  const measured = { name, value: Math.round(value * 1000) / 1000, ...(target && { target }) };
  const tell = wanted;
  wanted = undefined;
  if (tell) tell(measured);
  else waiting.push(measured);
}

const LONGEST_PLACE = 100;

/**
 * Selector path of a node, such as `#root>main>ul>li>img`. The library's attribution build adds 2
 * kB.
 */
function placeOf(node: Node | null | undefined): string | undefined {
  let place = '';
  for (let at = node; at; at = at.parentNode) {
    if (!(at instanceof Element)) continue;
    const longer = [at.id ? `#${at.id}` : at.localName, place].filter(Boolean).join('>');
    if (longer.length > LONGEST_PLACE) break;
    place = longer;
    if (at.id) break;
  }
  return place || undefined;
}

/** First input delay, which the library no longer reports. */
function watchFirstInput(): void {
  if (!('PerformanceObserver' in window)) return;
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[]; // the only observed entry type
    if (!entry) return;
    observer.disconnect();
    report('FID', entry.processingStart - entry.startTime);
  });
  observer.observe({ type: 'first-input', buffered: true });
}

function watch(): void {
  onFCP(({ value }) => report('FCP', value));
  onTTFB(({ value }) => report('TTFB', value));
  onLCP(({ value, entries }) => report('LCP', value, placeOf(entries.at(-1)?.element)));
  onCLS(({ value, entries }) => {
    const [largest] = entries.toSorted((one, other) => other.value - one.value);
    report('CLS', value, placeOf(largest?.sources[0]?.node));
  });
  onINP(({ value, entries }) =>
    report('INP', value, placeOf(entries.find(({ target }) => target)?.target)),
  );
  watchFirstInput();
}

/** Next web vital of this page; includes entries that the browser has buffered. */
export function nextVital(): Promise<Measured> {
  if (!isWatching) {
    isWatching = true;
    watch();
  }
  const first = waiting.shift();
  return first ? Promise.resolve(first) : new Promise((resolve) => (wanted = resolve));
}
