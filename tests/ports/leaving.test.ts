// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it } from 'vitest';
import { createBrowserHistory } from '#src/ports/browser/page/history.ts';
import { departureUrl } from '#src/ports/browser/page/leave-site.ts';
import { takeReturn } from '#src/ports/browser/take-return.ts';
import { LEAVE_ERROR } from '#src/ports/leave.ts';
import { keepSecret } from '#src/ports/session/secrets.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';

const ORIGIN = 'https://shop.example';
const HOSTS = ['pay.example', 'bank.example:8443'];

beforeEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/provider/paypal?token=1', 'https://shop.example/provider/paypal?token=1'],
  ['https://pay.example/go', 'https://pay.example/go'],
  ['https://PAY.example:443/go', 'https://pay.example/go'],
  ['https://bank.example:8443/', 'https://bank.example:8443/'],
])('API-53 accepts %s as a destination', (text, href) => {
  expect(departureUrl(text, ORIGIN, HOSTS).href).toBe(href);
});

it.each([
  'javascript:alert(1)',
  'http://pay.example/',
  'data:text/html,x',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https://pay.example.evil.example/',
  'https://evil.example/?pay.example',
  'https://not-pay.example/',
  'https://pay.example:8443/',
  'https://bank.example/',
  'https://ada:secret@pay.example/',
  'https://:secret@pay.example/',
  'https://pay.example@evil.example/',
  'blob:https://shop.example/1',
  'https://',
])('API-53 refuses %s as a destination', (text) => {
  expect(() => departureUrl(text, ORIGIN, HOSTS)).toThrow(LEAVE_ERROR.message);
});

const BACK = '/checkout/payment?order=7&paymentId=P1&redirectResult=passed';

it("API-54 removes a provider's parameters from the address, and returns them once", async () => {
  window.history.replaceState(null, '', BACK);
  const { path, search } = createBrowserHistory().current();
  expect(path + search).toBe('/checkout/payment?order=7');
  expect(window.location.search).toBe('?order=7');
  expect(await takeReturn()).toEqual({ paymentId: 'P1', redirectResult: 'passed' });
  expect(await takeReturn()).toEqual({});
});

it('API-54 ignores parameters of another page', async () => {
  window.history.replaceState(null, '', '/women?redirectResult=passed&paymentId=P1');
  const history = createBrowserHistory();
  expect(history.current().search).toBe('');
  window.history.replaceState(null, '', '/checkout/payment');
  expect(await takeReturn()).toEqual({});
});

it('GFT-01 SES-13 stores secrets until another shopper signs in', async () => {
  const gate = createSessionGate();
  const card = { number: '6003', pin: '1873' };
  expect(await keepSecret({ name: 'one', values: card }, gate)).toBe(true);
  expect(await keepSecret({ name: 'one', values: card }, gate)).toBe(true);
  expect(await keepSecret({ name: 'two', values: { ...card } }, gate)).toBe(false);
  expect([...gate.kept.keys()]).toEqual(['one']);
  const other = { number: '6004', pin: '1873' };
  expect(await keepSecret({ name: 'three', values: other }, gate)).toBe(true);
  expect([...gate.kept.keys()]).toEqual(['one', 'three']);
  gate.resume('repeat');
  expect(gate.kept.size).toBe(2);
  gate.resume('give-up', true);
  expect(gate.kept.size).toBe(0);
});

it('GFT-01 removes secrets that are no longer needed', async () => {
  const gate = createSessionGate();
  await keepSecret({ name: 'one', values: { pin: '1873' } }, gate);
  expect(await keepSecret({ name: 'one', values: {} }, gate)).toBe(false);
  expect(gate.kept.size).toBe(0);
});
