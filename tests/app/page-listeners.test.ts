// @vitest-environment jsdom
// @alone
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attachPageListeners } from '#src/app/page-listeners.ts';
import { reportFault } from '#src/event-log/faults.ts';
import '#src/pages/routes/product/ProductRoute.tsx'; // takes long to load
import { SITE } from '#tests/ports/http/test-call.ts';
import { shopScope } from '#tests/session/shop-scope.ts';

const KEY = 'selvedge.unfinishedAdds';

afterEach(() => sessionStorage.clear());

function page(productFiles: string[] = []) {
  const { scope, inputs } = shopScope();
  const log = { goOn: vi.fn<() => void>(), export: async () => '' };
  const gate = { forgetToken: vi.fn<() => void>() };
  const stream = {
    name: Promise.resolve('tab'),
    free: () => undefined,
    takeAgain: async () => true,
  };
  const made = { listen: () => undefined };
  const http = { ...SITE, fetch };
  const shop = { scope, basename: '/fr', log, stream, gate, made, productFiles };
  const begin = () => attachPageListeners({ ...shop, http, answers: [] });
  return { begin, log, gate, said: () => inputs.splice(0) };
}

it('continues the log of a restored page, reads the user again, and records if the tab still has its stored data', async () => {
  const { begin, log, gate, said } = page();
  begin();
  await vi.waitFor(() => expect(said().map(({ payload }) => payload)).toEqual([{ log: 'tab' }]));
  const comesBack = async () => {
    for (const kind of ['pagehide', 'pageshow'])
      window.dispatchEvent(Object.assign(new Event(kind), { persisted: true }));
    await vi.waitFor(() =>
      expect(said().map(({ payload }) => payload)).toEqual([
        { isStillKept: sessionStorage.getItem(KEY) !== null },
      ]),
    );
  };
  await comesBack();
  sessionStorage.setItem(KEY, 'anything');
  await comesBack();
  expect(log.goOn).toHaveBeenCalledTimes(2);
  expect(gate.forgetToken).toHaveBeenCalledTimes(2);
});

describe('a page with a link to a product', () => {
  const FILES = ['/assets/ProductWhole-a1.js', '/assets/ProductWhole-b2.css'];
  const prefetched = () =>
    Array.from(document.querySelectorAll('link[rel=prefetch]'), (link) =>
      link.getAttribute('href'),
    );

  afterEach(() => {
    document.body.replaceChildren();
    for (const link of document.querySelectorAll('link')) link.remove();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('downloads the files of its page when idle', async () => {
    document.body.innerHTML = '<main><a href="/fr/product-rl0101raw"></a></main>';
    page(FILES).begin();
    expect(prefetched()).toEqual([]);
    await vi.waitFor(() => expect(prefetched()).toEqual(FILES));
  });

  it('downloads nothing for a shopper who saves data', async () => {
    document.body.innerHTML = '<main><a href="/fr/product-rl0101raw"></a></main>';
    const isAsked = vi.fn<() => boolean>(() => true);
    Object.assign(navigator, {
      connection: {
        get saveData() {
          return isAsked();
        },
      },
    });
    page(FILES).begin();
    await vi.waitFor(() => expect(isAsked).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(prefetched()).toEqual([]);
  });
});

it('API-57 logs an uncaught error without personal data', async () => {
  const { begin, said } = page();
  begin();
  const error = new TypeError('"Ada" is not a function');
  error.stack = `TypeError: x\n    at f (${window.location.origin}/assets/shop-C.js:5:6)`;
  const foreign = new Error('not the shop’s');
  foreign.stack = 'Error: x\n    at chrome-extension://abc/content.js:1:2';
  for (const one of [foreign, error])
    window.dispatchEvent(new ErrorEvent('error', { error: one, cancelable: true }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  const noted: unknown[] = [];
  await vi.waitFor(() => {
    noted.push(
      ...said().flatMap(({ payload }) =>
        JSON.stringify(payload)?.includes('"of"') ? [payload] : [],
      ),
    );
    expect(noted).toHaveLength(2);
  });
  const note = { of: 'TypeError', message: '… is not a function', place: 'shop-C.js:5:6' };
  expect(noted).toEqual([note, note]);
});

it('API-57 logs a fault of the model after the tick', async () => {
  const { begin, said } = page();
  begin();
  reportFault('cart/bag', new RangeError('not told'));
  expect(said()).toEqual([]);
  await vi.waitFor(() =>
    expect(said().map(({ payload }) => payload)).toContainEqual({
      of: 'RangeError',
      message: 'cart/bag',
      place: '',
    }),
  );
});
