import type { Browser, CDPSession, Page } from '@playwright/test';

/** CPU slowdown of a phone, relative to this machine. */
const SLOW_DOWN = 4;
/** Time without pending requests after which a page is idle, in ms. */
const QUIET_MS = 500;
const PATIENCE_MS = 60_000;

export interface Asked {
  path: string;
  /** Resource type of the browser: Script, Fetch, Image, Font, … */
  kind: string;
  bytes: number;
}

/** A 412 × 823 page in a new browser context with empty caches. */
export interface Phone {
  page: Page;
  session: CDPSession;
  asked: Asked[];
  /** Opens a URL and waits for its document. Runs nothing in the page. */
  open(url: string): Promise<void>;
  /** Waits until no request has been pending for a while. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

interface Kind {
  isObserved?: boolean;
  hasScript?: boolean;
}

export async function openPhone(
  browser: Browser,
  { isObserved = true, hasScript = true }: Kind = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
    javaScriptEnabled: hasScript,
  });
  if (isObserved)
    await context.addInitScript({ path: new URL('observe.js', import.meta.url).pathname });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return {
    page,
    session,
    asked: traffic.asked,
    settle: traffic.settle,
    async open(url) {
      await page.goto(url);
    },
    close: () => context.close(),
  };
}

async function watchTraffic(session: CDPSession) {
  const asked: Asked[] = [];
  const underWay = new Map<string, Asked>();
  let lastChange = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const one = { path: new URL(request.url).pathname, kind: type, bytes: 0 };
    asked.push(one);
    underWay.set(requestId, one);
    lastChange = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = underWay.get(requestId);
    // Only headers have arrived so far.
    if (one) one.bytes = -response.encodedDataLength;
  });
  const end = (requestId: string) => {
    underWay.delete(requestId);
    lastChange = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = underWay.get(requestId);
    if (one) one.bytes += encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const one = underWay.get(requestId);
    if (one) one.bytes = 0;
    end(requestId);
  });
  await session.send('Network.enable');
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  return {
    asked,
    async settle() {
      const start = Date.now();
      lastChange = start;
      while (underWay.size > 0 || Date.now() - lastChange < QUIET_MS) {
        if (Date.now() - start > PATIENCE_MS) throw new Error('The page does not come to rest');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
