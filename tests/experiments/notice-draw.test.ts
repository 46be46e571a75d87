// @vitest-environment jsdom
// @alone
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import dataFile from '#harness/collector/experiments.json' with { type: 'json' };
import { decide } from '#src/experiments/decide.ts';
import { drawNotice } from '#src/experiments/notice-draw.ts';

const asked: { address: string; options: RequestInit }[] = [];

beforeEach(() => {
  asked.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/women');
  document.head.innerHTML = '<meta name="selvedge-experiments" content="/experiments.json" />';
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked.push({ address, options });
    return Response.json(dataFile);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A tab's name by which this variant is drawn. */
function tabOf(variant: string): string {
  for (let at = 0; at < 100; at++)
    if (decide(dataFile, { visitor: '', tab: `tab-${at}` }, {})[0]?.variant === variant)
      return `tab-${at}`;
  throw new Error(`No tab draws ${variant}`);
}

it.each(['control', 'variation_0'])(
  'CKN-08 on an ordinary host the experiment shows a tab the notice as %s, on each of its pages',
  async (variant) => {
    sessionStorage.setItem('selvedge-stream', tabOf(variant));
    expect(await drawNotice(false)).toBe(variant);
    expect(await drawNotice(false)).toBe(variant);
  },
);

it('CKN-08 the draw sends no cookie and no name, and stores nothing', async () => {
  sessionStorage.setItem('selvedge-stream', 'tab-0');
  await drawNotice(false);
  expect(asked.map(({ address }) => address)).toEqual(['/experiments.json']);
  expect(asked[0]?.options).toMatchObject({ credentials: 'omit', headers: {} });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['selvedge-stream']);
});

it('CKN-08 without an experiment, its file or storage the notice is the control', async () => {
  const tab = tabOf('variation_0');
  expect(await drawNotice(false)).toBe('control');
  sessionStorage.setItem('selvedge-stream', tab);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  expect(await drawNotice(false)).toBe('control');
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  expect(await drawNotice(false)).toBe('control');
  document.head.replaceChildren();
  asked.length = 0;
  expect(await drawNotice(false)).toBe('control');
  expect(asked).toEqual([]);
});

it('CKN-08 a test host shows what its address names, and draws nothing', async () => {
  sessionStorage.setItem('selvedge-stream', tabOf('variation_0'));
  expect(await drawNotice(true)).toBe('control');
  window.history.replaceState(null, '', '/women?cookie-notice=bottom-right');
  expect(await drawNotice(true)).toBe('bottom-right');
  expect(await drawNotice(false)).toBe('variation_0');
  expect(asked).toHaveLength(1);
});
