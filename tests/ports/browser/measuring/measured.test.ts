// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { referrerOrigin } from '#src/ports/browser/measuring/measured.ts';

const KEY = 'selvedge-claimed';
const DAY = 24 * 60 * 60 * 1000;

/** A tab or page life with empty memory. */
async function freshPage() {
  vi.resetModules();
  return import('#src/ports/browser/measuring/measured.ts');
}

beforeEach(() => localStorage.clear());

it('claims a name once for all tabs and reloads', async () => {
  const first = await freshPage();
  const other = await freshPage();
  expect(await first.claimName('purchase 1')).toBe(true);
  expect(await first.claimName('purchase 1')).toBe(false);
  expect(await other.claimName('purchase 1')).toBe(false);
  expect(await other.claimName('purchase 2')).toBe(true);
});

it('grants a claim to one of two simultaneous tabs', async () => {
  const tabs = await Promise.all([freshPage(), freshPage(), freshPage()]);
  const got = await Promise.all(tabs.map((tab) => tab.claimName('purchase 1')));
  expect(got.filter(Boolean)).toHaveLength(1);
});

it('drops a claim after thirty days', async () => {
  localStorage.setItem(KEY, JSON.stringify({ 'purchase 1': Date.now() - 31 * DAY }));
  const { claimName } = await freshPage();
  expect(await claimName('purchase 2')).toBe(true);
  expect(Object.keys(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object)).toEqual([
    'purchase 2',
  ]);
});

it.each(['no JSON', '[]', '{"purchase 1":"yesterday"}'])(
  'ignores foreign content of the storage: %s',
  async (text) => {
    localStorage.setItem(KEY, text);
    const { claimName } = await freshPage();
    expect(await claimName('purchase 1')).toBe(true);
    expect(await claimName('purchase 1')).toBe(false);
  },
);

it('claims per page without storage', async () => {
  const { claimName } = await freshPage();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(await claimName('purchase 1')).toBe(true);
  expect(await claimName('purchase 1')).toBe(false);
});

it('returns only the origin of the referrer', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.example/inbox?to=ada');
  expect(referrerOrigin()).toBe('https://mail.example');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
  expect(referrerOrigin()).toBe('');
});
