import type { i18n as I18n } from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadOverHttp } from '#src/ui/i18n/backend.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A test's text, whose key the types lack. */
const textOf = ({ t }: I18n, key: string) => t(key, { defaultValue: '' });

function manyNamespaces(count: number) {
  return Array.from({ length: count }, (_, index) => `ns${index}`);
}

it('I18N-01 at most 10 translation loads run in parallel', async () => {
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const { i18n, ready } = createI18n({
    locale: 'en',
    namespaces: manyNamespaces(23),
    load: (_, namespace) => {
      running += 1;
      most = Math.max(most, running);
      return new Promise((resolve) => {
        finish.push(() => {
          running -= 1;
          resolve({ name: namespace });
        });
      });
    },
  });
  expect(running).toBe(10);
  while (finish.length > 0) {
    finish.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  await ready;
  expect(most).toBe(10);
  expect(textOf(i18n, 'ns22:name')).toBe('ns22');
});

it('I18N-02 a failed load is retried up to 5 times, after 350 ms doubling each time', async () => {
  const started = Date.now();
  const times: number[] = [];
  const report = vi.fn();
  const { i18n, ready } = createI18n({
    locale: 'de-DE',
    load: () => {
      times.push(Date.now() - started);
      return Promise.reject(new Error('offline'));
    },
    report,
  });
  await vi.advanceTimersByTimeAsync(120_000);
  await ready;
  const waits = [350, 700, 1400, 2800, 5600];
  expect(times).toEqual([0, 350, 1050, 2450, 5250, 10850]);
  expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual(waits);
  expect(report.mock.calls).toEqual([
    [{ language: 'de', namespace: 'common', reason: 'Error: offline' }],
  ]);
  expect(i18n.exists('bag.addToBag')).toBe(false);
});

it('I18N-02 ends the retries after a success, without a report', async () => {
  const load = vi
    .fn(() => Promise.resolve({ greeting: 'Guten Tag' }))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const report = vi.fn();
  const { i18n, ready } = createI18n({ locale: 'de', load, report });
  expect(i18n.exists('greeting')).toBe(false);
  await ready;
  await vi.advanceTimersByTimeAsync(350 + 700);
  expect(textOf(i18n, 'greeting')).toBe('Guten Tag');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(report).not.toHaveBeenCalled();
});

it('I18N-02 the page is ready after the first failure, without waiting for retries', async () => {
  const { i18n, ready } = createI18n({
    locale: 'de',
    namespaces: ['common', 'cart'],
    load: (_, namespace) =>
      namespace === 'cart'
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ greeting: 'Guten Tag' }),
  });
  await ready;
  expect([textOf(i18n, 'greeting'), i18n.exists('cart:title')]).toEqual(['Guten Tag', false]);
});

it('I18N-03 I18N-04 a dot separates keys, a colon the namespace', async () => {
  const { i18n } = createI18n({
    locale: 'en',
    resources: { en: { common: { a: { b: 'inner' } }, cart: { a: { b: 'of the cart' } } } },
  });
  expect(textOf(i18n, 'a.b')).toBe('inner');
  expect(textOf(i18n, 'cart:a.b')).toBe('of the cart');
});

it('I18N-02 loads only missing namespaces', async () => {
  const load = vi.fn(() => Promise.resolve({ title: 'Bag' }));
  const { i18n, ready } = createI18n({
    locale: 'en',
    namespaces: ['common', 'cart'],
    resources: { en: { common: { title: 'Shop' } } },
    load,
  });
  await ready;
  expect(load.mock.calls).toEqual([['en', 'cart']]);
  expect([textOf(i18n, 'title'), textOf(i18n, 'cart:title')]).toEqual(['Shop', 'Bag']);
});

function serving(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const load = loadOverHttp((input) => {
    const path = typeof input === 'string' ? input : '';
    asked.push(path);
    return Promise.resolve(answers[path]?.() ?? new Response('', { status: 404 }));
  });
  return { asked, load };
}

it('reads texts from /locales, and rejects anything but a table of texts', async () => {
  const { load } = serving({
    '/locales/de/checkout.json': () => Response.json({ title: 'Kasse' }),
    '/locales/de/studio.json': () => new Response('<!doctype html>', { status: 200 }),
    '/locales/de/campaign.json': () => Response.json(['text']),
  });
  await expect(load('de', 'checkout')).resolves.toEqual({ title: 'Kasse' });
  await expect(load('de', 'studio')).rejects.toThrow();
  await expect(load('de', 'campaign')).rejects.toThrow('/locales/de/campaign.json holds no texts');
  await expect(load('fr', 'checkout')).rejects.toThrow('/locales/fr/checkout.json answered 404');
});

it('I18N-02 loads the start texts in one file; retries it once for all after a failure', async () => {
  let isDown = true;
  const { asked, load } = serving({
    '/locales/de/start.json': () =>
      isDown
        ? new Response('', { status: 503 })
        : Response.json({ common: { yes: 'Ja' }, cart: { bag: 'Tasche' }, account: [] }),
  });
  const both = () => Promise.allSettled([load('de', 'common'), load('de', 'cart')]);
  for (const { status } of await both()) expect(status).toBe('rejected');
  expect(asked).toEqual(['/locales/de/start.json']);
  isDown = false;
  expect(await both()).toEqual([
    { status: 'fulfilled', value: { yes: 'Ja' } },
    { status: 'fulfilled', value: { bag: 'Tasche' } },
  ]);
  expect(asked).toHaveLength(2);
  await expect(load('de', 'account')).rejects.toThrow('/locales/de/start.json holds no texts');
});

it('I18N-02 aborts and retries a load that hangs', async () => {
  vi.useRealTimers();
  const load = loadOverHttp(
    (_, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('gave up')));
      }),
    5,
  );
  await expect(load('de', 'cart')).rejects.toThrow('gave up');
});
