/** The line between a page that shows its trace and the studio that was opened for it. */
const CHANNEL = 'selvedge-shown-trace';
const ASKED = 'ask';
/** The studio's address for it: its parameter `report` says whose trace it shows. */
export const STUDIO_ADDRESS = '/studio/?report=shown';
const STUDIO_PAGE = '/studio/index.html';

let showing: BroadcastChannel | undefined;

/** Hands a trace to whichever page of this origin asks for it, as long as this page lives; nothing is kept. */
export function showTrace(trace: string): void {
  showing?.close();
  showing = new BroadcastChannel(CHANNEL);
  showing.addEventListener('message', ({ data }) => {
    if (data === ASKED) showing?.postMessage({ trace });
  });
}

/** The trace that a page shows; `undefined` where none answers in time. */
export function shownTrace(patienceMs = 3000): Promise<string | undefined> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<string | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'trace' in data) resolve(String(data.trace));
    });
    channel.postMessage(ASKED);
  }).finally(() => channel.close());
}

/** Whether the site has the studio. */
export async function hasStudio(): Promise<boolean> {
  try {
    const { ok } = await fetch(STUDIO_PAGE, { method: 'HEAD' });
    return ok;
  } catch {
    return false;
  }
}
