// @vitest-environment jsdom
// @alone
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { readProviderFile } from '#harness/provider/files.mjs';

const PAGE = readFileSync('harness/provider/index.html', 'utf8');

beforeEach(() => {
  vi.resetModules();
  const { body } = new DOMParser().parseFromString(PAGE, 'text/html');
  document.body.replaceWith(body);
});

/** The page at an address, with the targets of its choices. */
async function choicesAt(path: string) {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...urlOf(path), replace });
  await import('#harness/provider/provider.js');
  const buttons = [...document.querySelectorAll('button')];
  return buttons.map((button) => {
    button.click();
    const url = new URL(String(replace.mock.lastCall?.[0]));
    return [button.textContent, url.origin + url.pathname, Object.fromEntries(url.searchParams)];
  });
}

function urlOf(path: string) {
  const { origin, pathname, search } = new URL(path, 'http://localhost:4321');
  return { origin, pathname, search };
}

it('API-54 a payment is approved, refused, cancelled or left pending', async () => {
  const back = encodeURIComponent('/fr/checkout/payment?order=7');
  const at = 'http://localhost:4321/fr/checkout/payment';
  const along = { order: '7', paymentId: 'P1' };
  expect(await choicesAt(`/provider/challenge?paymentId=P1&returnPath=${back}`)).toEqual([
    ['Approve', at, { ...along, redirectResult: 'passed' }],
    ['Refuse', at, { ...along, redirectResult: 'refused' }],
    ['Cancel and go back', at, { ...along, redirectResult: 'cancelled' }],
    ['Leave pending', at, { ...along, redirectResult: 'pending' }],
  ]);
  expect(document.body.textContent).toContain('no money moves here');
});

it('PAY-07 PayPal express distinguishes payers, and returns on cancel', async () => {
  const query = 'token=EC-P1&returnPath=/express&cancelPath=/express%3Fcancelled%3D1';
  expect(await choicesAt(`/provider/paypal?${query}`)).toEqual([
    ['Approve', 'http://localhost:4321/express', { token: 'EC-P1', PayerID: 'PAYER123' }],
    ['Refuse', 'http://localhost:4321/express', { token: 'EC-P1', PayerID: 'REFUSED1' }],
    ['Cancel and go back', 'http://localhost:4321/express', { cancelled: '1', token: 'EC-P1' }],
    ['Leave pending', 'http://localhost:4321/express', { token: 'EC-P1', PayerID: 'PENDING1' }],
    [
      'Approve, from an address abroad',
      'http://localhost:4321/express',
      { token: 'EC-P1', PayerID: 'ABROAD1' },
    ],
  ]);
});

it.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  '/\n/x',
])('RTE-28 does not redirect to %j', async (returnPath) => {
  const query = new URLSearchParams({ paymentId: 'P1', returnPath });
  expect(await choicesAt(`/provider/paypal?${query.toString()}`)).toEqual([]);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
});

it('serves the three providers as one page, and nothing else', () => {
  for (const name of ['challenge', 'paypal', 'klarna'])
    expect(readProviderFile(`/provider/${name}`)?.type).toMatch('text/html');
  expect(readProviderFile('/provider/provider.js')?.type).toMatch('text/javascript');
  for (const path of ['/provider/', '/provider/files.mjs', '/provider/../package.json', '/paypal'])
    expect(readProviderFile(path)).toBeUndefined();
});
