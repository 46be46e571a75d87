/** A long task or a failed file. `path` is the origin alone for files of other sites. */
type PageIssue =
  | { kind: 'long task'; ms: number }
  | { kind: 'file'; type: 'picture' | 'script' | 'style' | 'other'; path: string };

/** Most reports of each kind per page. */
const MOST = 10;

const waiting: PageIssue[] = [];
const left = { 'long task': MOST, file: MOST };
const missed = new Set<string>();
let wanted: ((hitch: PageIssue) => void) | undefined;
let isWatching = false;

function report(hitch: PageIssue): void {
  if (left[hitch.kind] === 0) return;
  left[hitch.kind] -= 1;
  const tell = wanted;
  wanted = undefined;
  if (tell) tell(hitch);
  else waiting.push(hitch);
}

const TYPES: Readonly<Record<string, 'picture' | 'script' | 'style'>> = {
  img: 'picture',
  image: 'picture',
  script: 'script',
  link: 'style',
  css: 'style',
};

function reportFile(address: string, of: string): void {
  if (!URL.canParse(address, document.baseURI) || missed.has(address)) return;
  missed.add(address);
  const { origin, pathname } = new URL(address, document.baseURI);
  // Failed requests are in the call log.
  if (of === 'fetch' || of === 'xmlhttprequest' || of === 'beacon') return;
  const path = origin === location.origin ? pathname : origin;
  report({ kind: 'file', type: TYPES[of] ?? 'other', path });
}

function observe(type: string, see: (entry: PerformanceEntry) => void): void {
  if (!('PerformanceObserver' in window)) return;
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
    type,
    buffered: true,
  });
}

function watch(): void {
  observe('longtask', ({ duration }) => report({ kind: 'long task', ms: Math.round(duration) }));
  // Includes earlier entries, if the browser exposes their status.
  observe('resource', (entry) => {
    const { name, initiatorType, responseStatus } = entry as PerformanceResourceTiming; // the only observed entry type
    if (responseStatus >= 400) reportFile(name, initiatorType);
  });
  const isCaught = { capture: true, passive: true };
  window.addEventListener('error', ({ target }) => seeElement(target), isCaught);
}

/** Reports an element whose file failed to load. Script errors have no element. */
function seeElement(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement)) return;
  const address =
    target instanceof HTMLImageElement
      ? target.currentSrc || target.src
      : (target.getAttribute('src') ?? target.getAttribute('href') ?? '');
  if (address !== '') reportFile(address, target.localName);
}

/** Next long task or failed file; includes long tasks that the browser has buffered. */
export function nextPageIssue(): Promise<PageIssue> {
  if (!isWatching) {
    isWatching = true;
    watch();
  }
  const first = waiting.shift();
  return first ? Promise.resolve(first) : new Promise((resolve) => (wanted = resolve));
}
