// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';

type Tell = (metric: { value: number; entries: unknown[] }) => void;

const told: Record<string, Tell> = {};

vi.mock('web-vitals', () => {
  const on = (name: string) => (tell: Tell) => void (told[name] = tell);
  return {
    onCLS: on('CLS'),
    onFCP: on('FCP'),
    onINP: on('INP'),
    onLCP: on('LCP'),
    onTTFB: on('TTFB'),
  };
});

let nextVital: () => Promise<unknown>;

beforeEach(async () => {
  vi.resetModules();
  ({ nextVital } = await import('#src/ports/browser/measuring/vitals.ts'));
  document.body.innerHTML =
    '<div id="root"><main><ul><li><img></li></ul><button>Add</button>text</main></div>';
});

it("WVT-02 reports the largest paint with its element's path", async () => {
  const next = nextVital();
  told['LCP']?.({ value: 4100.0004, entries: [{ element: document.querySelector('img') }] });
  expect(await next).toEqual({ name: 'LCP', value: 4100, target: '#root>main>ul>li>img' });
});

it('WVT-03 reports a shift with the element that moved most; for a text its parent', async () => {
  const next = nextVital();
  const text = document.querySelector('main')?.lastChild;
  const entries = [
    { value: 0.01, sources: [{ node: document.querySelector('img') }] },
    { value: 0.04, sources: [{ node: text }] },
  ];
  told['CLS']?.({ value: 0.05, entries });
  expect(await next).toEqual({ name: 'CLS', value: 0.05, target: '#root>main' });
});

it('WVT-06 reports an interaction with the pressed element, or without one that was removed', async () => {
  const next = nextVital();
  const entries = [{ target: null }, { target: document.querySelector('button') }];
  told['INP']?.({ value: 510, entries });
  expect(await next).toEqual({ name: 'INP', value: 510, target: '#root>main>button' });
  const after = nextVital();
  told['INP']?.({ value: 600, entries: [{ target: null }] });
  expect(await after).toEqual({ name: 'INP', value: 600 });
});
