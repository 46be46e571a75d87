/** Channel between a page that shows its trace and its studio tab. */
const CHANNEL = 'selvedge-shown-trace';
const ASKED = 'ask';
/** Studio address that shows this page's trace. */
export const STUDIO_ADDRESS = '/studio/?report=shown';
const STUDIO_PAGE = '/studio/index.html';

let showing: BroadcastChannel | undefined;

/** Answers requests for a trace from pages of this origin until unload. Stores nothing. */
export function showTrace(trace: string): void {
  showing?.close();
  showing = new BroadcastChannel(CHANNEL);
  showing.addEventListener('message', ({ data }) => {
    if (data === ASKED) showing?.postMessage({ trace });
  });
}

/** Requests the trace that another page shows; undefined after a timeout. */
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

/** True if the site serves the studio. */
export async function hasStudio(): Promise<boolean> {
  try {
    const { ok } = await fetch(STUDIO_PAGE, { method: 'HEAD' });
    return ok;
  } catch {
    return false;
  }
}
