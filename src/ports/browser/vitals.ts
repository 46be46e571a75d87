import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';

/** One measure of this page. */
interface Measured {
  name: 'FCP' | 'LCP' | 'CLS' | 'FID' | 'TTFB' | 'INP';
  value: number;
  target?: string;
}

const waiting: Measured[] = [];
let wanted: ((measured: Measured) => void) | undefined;
let isWatching = false;

function report(name: Measured['name'], value: number, target?: string): void {
  // Thousandths say enough, of a shift and of a time.
  const measured = { name, value: Math.round(value * 1000) / 1000, ...(target && { target }) };
  const tell = wanted;
  wanted = undefined;
  if (tell) tell(measured);
  else waiting.push(measured);
}

/** What the library does not report any more. */
function watchFirstInput(): void {
  if (!('PerformanceObserver' in window)) return;
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[]; // of the one type that is observed
    if (!entry) return;
    observer.disconnect();
    report('FID', entry.processingStart - entry.startTime);
  });
  observer.observe({ type: 'first-input', buffered: true });
}

function watch(): void {
  onFCP(({ value }) => report('FCP', value));
  onTTFB(({ value }) => report('TTFB', value));
  onLCP(({ value, attribution }) => report('LCP', value, attribution.target));
  onCLS(({ value, attribution }) => report('CLS', value, attribution.largestShiftTarget));
  onINP(({ value, attribution }) => report('INP', value, attribution.interactionTarget));
  watchFirstInput();
}

/** The next measure of this page: the browser has kept those of before. */
export function nextVital(): Promise<Measured> {
  if (!isWatching) {
    isWatching = true;
    watch();
  }
  const first = waiting.shift();
  return first ? Promise.resolve(first) : new Promise((resolve) => (wanted = resolve));
}
