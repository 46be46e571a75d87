import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { type StoredMessage, readPageMessage } from '../ports/browser/offline/messages.ts';
import { type RequestKind, answerKey, isStorable, requestKind } from './request-kind.ts';
import type { WorkerEvent, WorkerFetchEvent, WorkerScope } from './worker-scope.ts';

/*
 * Service worker of the release. A new release has a new worker, which takes over at once. No page
 * mixes two releases: the network's document is first, it names its own hashed files, and a hashed
 * address always has the same content. A page of the old release keeps its files here and on the
 * server. The shell is stored together with the files that it names.
 */

declare const self: WorkerScope;
/** Scripts and styles that the shell names, and a digest of the shell. The build defines both. */
declare const __SHELL_FILES__: readonly string[];
declare const __SHELL_VERSION__: string;

/** Raise the number to delete everything that an earlier worker stored. */
const CACHE = 'selvedge-offline-1';
const SHELL_CACHE = `${CACHE}-shell-${__SHELL_VERSION__}`;
const SHELL = '/shell.html';
const DAY_SECONDS = 24 * 60 * 60;

const nameOf = (kind: RequestKind) => `${CACHE}-${kind}`;

/** Pages that a stored copy answered, by client id. */
const answeredFromStore = new Set<string>();

async function reportStored({ clientId, resultingClientId }: WorkerFetchEvent): Promise<void> {
  const id = resultingClientId || clientId;
  answeredFromStore.add(id);
  const client = await self.clients.get(id);
  client?.postMessage({ kind: 'stored' } satisfies StoredMessage);
}

const onlyStorable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isStorable(response) ? response : null),
};

/** Network-first strategies use a stored copy only after the network has failed. */
const reporting: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    // Only a fetch event has a client; a page's list of seen files has none.
    if (cachedResponse && 'clientId' in event) void reportStored(event as WorkerFetchEvent);
    return cachedResponse;
  },
};

const bySite: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => answerKey(request) };

function expiring(maxEntries: number, days: number): WorkboxPlugin {
  const plugin = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  });
  return plugin as WorkboxPlugin; // Its optional callbacks are declared as possibly undefined.
}

function cacheFirst(kind: RequestKind, maxEntries: number): CacheFirst {
  const plugins = [onlyStorable, expiring(maxEntries, 60)];
  return new CacheFirst({ cacheName: nameOf(kind), plugins });
}

function networkFirst(
  kind: RequestKind,
  maxEntries: number,
  more: WorkboxPlugin[] = [],
): NetworkFirst {
  const plugins = [onlyStorable, reporting, expiring(maxEntries, 30), ...more];
  const cacheName = nameOf(kind);
  return new NetworkFirst({ cacheName, plugins, matchOptions: { ignoreVary: true } });
}

const STRATEGIES: Readonly<Record<Exclude<RequestKind, 'never'>, Strategy>> = {
  file: cacheFirst('file', 300),
  picture: cacheFirst('picture', 200),
  texts: networkFirst('texts', 60),
  document: networkFirst('document', 40),
  answer: networkFirst('answer', 120, [bySite]),
  shell: new NetworkOnly(),
};

type Answered = keyof typeof STRATEGIES;

for (const [kind, strategy] of Object.entries(STRATEGIES))
  registerRoute(({ request }) => requestKind(request, self.location.origin) === kind, strategy);

/** Answers a page that the network and the store lack with the shell, which renders in the browser. */
setCatchHandler(async ({ request, event }) => {
  const shell =
    request.mode === 'navigate' && (await caches.match(SHELL, { cacheName: SHELL_CACHE }));
  if (!shell) return Response.error();
  void reportStored(event as WorkerFetchEvent); // Routes handle fetch events only.
  return shell;
});

self.addEventListener('install', (event) => event.waitUntil(install(event)));

async function install(event: WorkerEvent): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  await cache.add(new Request(SHELL, { cache: 'reload', credentials: 'omit' }));
  await Promise.all(__SHELL_FILES__.map((file) => store('file', file, event)));
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  const current = [SHELL_CACHE, ...Object.keys(STRATEGIES).map((kind) => nameOf(kind as Answered))];
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('selvedge-') && !current.includes(name));
  await Promise.all(old.map(forget));
  await self.clients.claim();
}

/** Deletes a cache and the dates of its entries, which contain addresses. */
async function forget(cacheName: string): Promise<void> {
  await caches.delete(cacheName);
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete();
}

self.addEventListener('message', (event) => {
  const message = readPageMessage(event.data);
  if (message?.kind === 'seen') event.waitUntil(storeSeen(message.document, message.files, event));
  if (message?.kind === 'forget') event.waitUntil(forgetSeen());
  if (message?.kind === 'ask' && event.source && answeredFromStore.has(event.source.id))
    event.source.postMessage({ kind: 'stored' } satisfies StoredMessage);
});

async function forgetSeen(): Promise<void> {
  await Promise.all(
    (['document', 'answer', 'picture'] as const).map((kind) => forget(nameOf(kind))),
  );
}

/** Stores what a page loaded before this worker controlled it, one after another. */
async function storeSeen(
  document: string,
  files: readonly string[],
  event: WorkerEvent,
): Promise<void> {
  const { origin } = self.location;
  for (const file of files) {
    if (!URL.canParse(file)) continue;
    const kind = requestKind(new Request(file), origin);
    if (kind === 'file' || kind === 'picture' || kind === 'texts')
      await store(kind, file, event).catch(() => undefined);
  }
  const asked = { ...plainRequest, url: document, mode: 'navigate' as const };
  if (requestKind(asked, origin) === 'document')
    await store('document', document, event).catch(() => undefined);
}

const plainRequest = { method: 'GET', credentials: 'omit' as const, headers: new Headers() };

async function store(kind: Answered, url: string, event: WorkerEvent): Promise<void> {
  const request = new Request(url, { credentials: 'omit' });
  const [answered, stored] = STRATEGIES[kind].handleAll({ request, event });
  await answered;
  await stored;
}
