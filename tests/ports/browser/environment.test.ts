// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '#src/ports/browser/environment.ts';
import { createTabChannel } from '#src/ports/browser/tabs.ts';
import { Environment } from '#src/ports/start.ts';

const location = { path: '/', search: '', hash: '', key: 'start' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("XAC-06 XAC-12 reads only the shop's own cookies and storage", () => {
  document.cookie = 'selvedge_cin=C1';
  document.cookie = 'xcomreg=RIVETROW';
  document.cookie = 'WC_SESSION=token';
  localStorage.setItem('selvedge.userType', 'guest');
  localStorage.setItem('ml', 'RIVETROW');
  localStorage.setItem('token', 'secret');
  const environment = readEnvironment(location);
  expect(environment.cookies).toEqual({ selvedge_cin: 'C1', xcomreg: 'RIVETROW' });
  expect(environment.storage).toEqual({ 'selvedge.userType': 'guest', ml: 'RIVETROW' });
  expect(Environment.is(environment)).toBe(true);
});

it.each([
  ['https://mail.example/inbox?user=rosa', 'https://mail.example'],
  ['', ''],
  ['no address', ''],
])('reads only the origin of the referrer %o', (referrer, kept) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(readEnvironment(location).referrer).toBe(kept);
});

it('starts the shop without access to storage', () => {
  const forbidden = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('', 'SecurityError');
    },
    ownKeys: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  vi.stubGlobal('localStorage', forbidden);
  vi.stubGlobal('sessionStorage', forbidden);
  const environment = readEnvironment({ ...location, search: '?store=de' });
  expect([environment.storage, environment.storeOverride]).toEqual([{}, 'de']);
});

it('remembers a store in the address for this tab', () => {
  expect(readEnvironment({ ...location, search: '?store=hm-de' }).storeOverride).toBe('hm-de');
  expect(readEnvironment(location).storeOverride).toBe('hm-de');
});

it.each([
  ['there is no channel', undefined],
  [
    'the channel is forbidden',
    class {
      constructor() {
        throw new DOMException('', 'SecurityError');
      }
    },
  ],
])('starts the shop where %s between tabs', async (_name, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const tabs = createTabChannel();
  tabs.listen(() => undefined);
  await expect(tabs.tell({ kind: 'bag-changed' })).resolves.toBeUndefined();
});

it('accepts only valid messages of other tabs', async () => {
  const heard = vi.fn();
  createTabChannel().listen(heard);
  const other = new BroadcastChannel('selvedge');
  for (const message of ['hello', null, { kind: 'sell-all' }, { kind: 'bag-changed', more: 1 }])
    other.postMessage(message);
  await createTabChannel().tell({ kind: 'bag-changed' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 10_000);
  expect(heard.mock.calls).toEqual([[{ kind: 'bag-changed' }]]);
  other.close();
});
