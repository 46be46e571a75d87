// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import dataFile from '#harness/collector/experiments.json' with { type: 'json' };
import { decideNoticeVariant } from '#src/experiments/notice-variant.ts';
import { tabThatDraws } from './tab-that-draws.ts';

const asked: { address: string; options: RequestInit }[] = [];

beforeEach(() => {
  asked.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  isOn('www.rivetandloom.example');
  document.head.innerHTML = '<meta name="selvedge-experiments" content="/experiments.json" />';
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked.push({ address, options });
    return Response.json(dataFile);
  });
});

/** Address of the page, as read by the draw. */
const page = vi.hoisted(() => ({ host: '', path: '/women', search: '' }));
vi.mock('#src/ports/browser/measuring/experiments-address.ts', async (original) => ({
  ...(await original<object>()),
  pageAddress: () => page,
}));

function isOn(host: string, search = ''): void {
  Object.assign(page, { host, search });
}

it.each(['control', 'variation_0'])(
  'CKN-08 on an ordinary host the experiment shows a tab the notice as %s, on each page',
  async (variant) => {
    sessionStorage.setItem('selvedge-stream', tabThatDraws(variant));
    expect(await decideNoticeVariant()).toBe(variant);
    expect(await decideNoticeVariant()).toBe(variant);
  },
);

it('CKN-08 the draw sends no cookie and no id, and stores nothing', async () => {
  sessionStorage.setItem('selvedge-stream', 'tab-0');
  await decideNoticeVariant();
  expect(asked.map(({ address }) => address)).toEqual(['/experiments.json']);
  expect(asked[0]?.options).toMatchObject({ credentials: 'omit', headers: {} });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['selvedge-stream']);
});

it('CKN-08 without an experiment, its file or storage the notice is the control', async () => {
  const tab = tabThatDraws('variation_0');
  expect(await decideNoticeVariant()).toBe('control');
  sessionStorage.setItem('selvedge-stream', tab);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  expect(await decideNoticeVariant()).toBe('control');
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  expect(await decideNoticeVariant()).toBe('control');
  document.head.replaceChildren();
  asked.length = 0;
  expect(await decideNoticeVariant()).toBe('control');
  expect(asked).toEqual([]);
});

it('CKN-08 a test host shows the variant in its address, and draws nothing', async () => {
  sessionStorage.setItem('selvedge-stream', tabThatDraws('variation_0'));
  isOn('localhost:4321');
  expect(await decideNoticeVariant()).toBe('control');
  isOn('localhost:4321', '?cookie-notice=bottom-right');
  expect(await decideNoticeVariant()).toBe('bottom-right');
  isOn('www.rivetandloom.example', '?cookie-notice=bottom-right');
  expect(await decideNoticeVariant()).toBe('variation_0');
  expect(asked).toHaveLength(1);
});
