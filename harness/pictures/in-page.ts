/**
 * What runs in the showroom's page. Each function is sent there as its text, and knows nothing that stands outside of it.
 */

/** Another state, without loading the page anew; what the stage says of it. */
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

/** A later step of the same scenario; what the stage says of it. */
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

/** Waits at the page's top until nothing on it changes any more, and everything on it is loaded. */
export async function comeToRest(): Promise<void> {
  // Longer than it takes what is lower down to come once the page has moved.
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
    // A page that was too busy to look in time has not been quiet, nor has one that has moved.
    const look = () => {
      const now = performance.now();
      const isQuiet = now - due < LATE_MS && window.scrollY === 0;
      window.scrollTo(0, 0);
      if (!isQuiet && now - started < MOST_MS) return wait();
      if (!hasMoved) {
        // What waits for somebody to move down the page, as its foot does, hears of it only now that it is there.
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
  // Of the widths in which there is a picture a browser takes whichever it happens to have already.
  for (const picture of document.images) {
    const sources = picture.parentElement?.querySelectorAll('source[srcset]') ?? [];
    for (const source of [picture, ...sources]) {
      const offered = (source.getAttribute('srcset') ?? '')
        .split(', ')
        .map((candidate) => ({ candidate, width: Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0) }))
        .toSorted((one, other) => one.width - other.width);
      // What is not laid out needs none of them.
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
      animation.cancel(); // It has no end.
    }
  }
  // Steps follow one another within a moment, and where that leaves the focus is a matter of chance: none is drawn.
  // The shop does not hear of it.
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

/** What is on the page and how far it reaches, so that a change can be told. */
export function shape(): string {
  const { scrollHeight, outerHTML } = document.documentElement;
  return `${window.scrollY} ${scrollHeight} ${outerHTML.length}`;
}

/** The log so far, as a session is saved. */
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
