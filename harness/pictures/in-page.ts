/**
 * Functions that run in the showroom's page. Each is sent as its source text, so it cannot use anything outside of
 * itself.
 */

/** Shows another state without a page load; returns the stage's answer. */
export function goTo(address: string): Promise<unknown> {
  const ladle = window as typeof window & {
    ladleDispatch(action: { type: 'update-story'; value: string }): void;
  };
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<{ kind?: string }>) => {
      if (data.kind !== 'at' && data.kind !== 'failed') return;
      window.removeEventListener('message', hear);
      resolve(data);
    };
    window.addEventListener('message', hear);
    const storyIn = (search: string) => new URLSearchParams(search).get('story') ?? '';
    const before = storyIn(location.search);
    history.pushState({}, '', address);
    const story = storyIn(location.search);
    if (story === before) window.dispatchEvent(new Event('selvedge-address'));
    else ladle.ladleDispatch({ type: 'update-story', value: story });
  });
}

/** Shows a later step of the same scenario; returns the stage's answer. */
export function stepOn(step: number): Promise<unknown> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<{ kind?: string }>) => {
      if (data.kind !== 'at' && data.kind !== 'failed') return;
      window.removeEventListener('message', hear);
      resolve(data);
    };
    window.addEventListener('message', hear);
    window.postMessage({ kind: 'goTo', step }, location.origin);
  });
}

/** Waits at the top of the page until nothing changes and everything is loaded. */
export async function comeToRest(): Promise<void> {
  // Longer than lazy content needs to load after a scroll.
  const QUIET_MS = 260;
  const MOST_MS = 6000;
  const LATE_MS = 50;
  await new Promise<void>((resolve) => {
    const started = performance.now();
    let due = 0;
    let hasMoved = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const now = performance.now();
      due = Math.min(now + QUIET_MS, started + MOST_MS);
      clearTimeout(timer);
      timer = setTimeout(look, due - now);
    };
    // A page too busy to check in time was not idle, nor was one that scrolled.
    const look = () => {
      const now = performance.now();
      const isQuiet = now - due < LATE_MS && window.scrollY === 0;
      window.scrollTo(0, 0);
      if (!isQuiet && now - started < MOST_MS) return wait();
      if (!hasMoved) {
        // Trigger views that hydrate on scroll, such as the footer; they listen only now.
        hasMoved = true;
        window.dispatchEvent(new Event('scroll'));
        return wait();
      }
      observer.disconnect();
      return resolve();
    };
    const observer = new MutationObserver(wait);
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    window.scrollTo(0, 0);
    wait();
  });
  // A browser may use any cached width of a `srcset`: fix the one that fits.
  for (const picture of document.images) {
    const sources = picture.parentElement?.querySelectorAll('source[srcset]') ?? [];
    for (const source of [picture, ...sources]) {
      const offered = (source.getAttribute('srcset') ?? '')
        .split(', ')
        .map((candidate) => ({ candidate, width: Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0) }))
        .toSorted((one, other) => one.width - other.width);
      // An image without layout needs no candidate.
      if (picture.clientWidth === 0) continue;
      const wanted = offered.find(({ width }) => width >= picture.clientWidth) ?? offered.at(-1);
      if (wanted && offered.length > 1) source.setAttribute('srcset', wanted.candidate);
    }
    picture.loading = 'eager';
  }
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      animation.cancel(); // an endless animation
    }
  }
  // Fast steps leave the focus at a random element: remove it.
  // The shop's listeners do not receive the events.
  const unheard = new AbortController();
  for (const type of ['blur', 'focusout'])
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: unheard.signal,
    });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  unheard.abort();
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}

/** Fingerprint of the page's content and size, to detect changes. */
export function shape(): string {
  const { scrollHeight, outerHTML } = document.documentElement;
  return `${window.scrollY} ${scrollHeight} ${outerHTML.length}`;
}

/** Returns the log so far, in the format of a saved session. */
export function tellLog(): Promise<string> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<{ kind?: string; text?: string }>) => {
      if (data.kind !== 'log' || data.text === undefined) return;
      window.removeEventListener('message', hear);
      resolve(data.text);
    };
    window.addEventListener('message', hear);
    window.postMessage({ kind: 'log' }, location.origin);
  });
}
