import type { Browser, CDPSession, Page } from '@playwright/test';

/** How much slower than this machine a phone is. */
const SLOW_DOWN = 4;
/** So long without a request under way, and a page is at rest. */
const QUIET_MS = 500;
const PATIENCE_MS = 60_000;

/** One request of a page. */
export interface Asked {
  path: string;
  /** The browser's own word: Script, Fetch, Image, Font, … */
  kind: string;
  /** Bytes of the body as they went over the network. */
  bytes: number;
}

/** A page of its own in a browser without anything kept, as on a phone of 412 × 823. */
export interface Phone {
  page: Page;
  session: CDPSession;
  asked: Asked[];
  /** Opens an address and waits for its document. Touches nothing in the page. */
  open(url: string): Promise<void>;
  /** Waits until nothing has been under way for a while. */
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
    // So far only its headers have come.
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
