import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '#harness/server/listen.mjs';

/** The site behind a proxy that collects errors of its pages, and can go offline. */
export interface WatchedSite {
  port: number;
  /** Errors, console errors and policy reports of the pages since the last call. */
  takeComplaints(): string[];
  /** The document of an address as sent. */
  documentOf(path: string, host: string): Promise<string>;
  /** Refuses all connections, as if offline, until called with false. */
  cutOff(isCut: boolean): void;
  close(): Promise<void>;
}

const WATCH = '/watch-page.js';
const COMPLAINTS = '/page-complaints';
/** First script in `<head>`: reports all errors of a page, in every engine. */
const SCRIPT = `{
  const tell = (kind, value) => navigator.sendBeacon('${COMPLAINTS}', kind + ': ' + value);
  // The newsletter's popup would cover a journey that stays on a page for 20 seconds.
  document.cookie = 'selvedge_newsletter_seen=1; path=/';
  let leaves = false;
  addEventListener('beforeunload', () => (leaves = true));
  // A page that is left drops what it is loading.
  addEventListener('error', ({ message, target }) =>
    leaves || tell('error', message ?? (target.src || target.href) + ' failed'), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('policy', violatedDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...args) => { tell('console', args.map(String).join(' ')); error(...args); };
}`;

/** Puts the proxy before the site on `port`. */
export async function watchSite(sitePort: number): Promise<WatchedSite> {
  let complaints: string[] = [];
  let isCut = false;

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isCut) return void asked.socket.destroy();
    if (asked.url === WATCH)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    if (asked.url === COMPLAINTS) {
      complaints.push(await text(asked));
      return void response.writeHead(204).end();
    }
    passOn(asked, response);
  }

  function passOn(asked: IncomingMessage, response: ServerResponse): void {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    // The site may close a kept-alive connection at the moment of its reuse.
    const to = { host: '127.0.0.1', port: sitePort, agent: false } as const;
    const { method, url: path } = asked;
    const passed = request({ ...to, method, path, headers }, (site) => {
      const { statusCode = 502, headers: own } = site;
      if (!own['content-type']?.startsWith('text/html')) {
        response.writeHead(statusCode, own);
        return void site.pipe(response);
      }
      const { 'content-length': _length, ...rest } = own;
      void text(site).then((page) => {
        response.writeHead(statusCode, rest);
        response.end(page.replace('<head>', `<head><script src="${WATCH}"></script>`));
      });
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  }

  const { port, close } = await listen(
    (asked, response) => void answer(asked, response).catch(() => response.destroy()),
    { port: 0 },
  );
  return {
    port,
    takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    documentOf: (path, host) =>
      new Promise((resolve, reject) => {
        const headers = { host: `${host}:${port}`, accept: 'text/html' };
        request({ host: '127.0.0.1', port: sitePort, path, headers }, (answer) => {
          text(answer).then(resolve, reject);
        })
          .on('error', reject)
          .end();
      }),
    cutOff: (cut) => (isCut = cut),
    close,
  };
}
