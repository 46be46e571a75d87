import { expect, it } from 'vitest';
import { expressReturnOf } from '#src/checkout/paypal-express/express-return.ts';

const kept = { orderId: '7', nonce: 'n1', token: 'EC-1', isPaying: false };
const path = '/fr/checkout/payment/paypalexpress';
const word = { token: 'EC-1', payerId: 'Y1', nonce: 'n1' };
const arrive = (
  search: string,
  brought: Parameters<typeof expressReturnOf>[2],
  remembered: Parameters<typeof expressReturnOf>[1] = kept,
) => expressReturnOf({ path, search }, remembered, brought);

it('PAY-07 RTE-13 a return that this tab started has PayPal’s approval', () => {
  expect(arrive('?order=7', word)).toEqual({ kind: 'approved', kept: { ...kept, payerId: 'Y1' } });
});

it.each([
  ['with another nonce', '?order=7', { ...word, nonce: 'n2' }, kept],
  ['without a nonce', '?order=7', { token: 'EC-1', payerId: 'Y1' }, kept],
  ['with another token', '?order=7', { ...word, token: 'EC-2' }, kept],
  ['of another order', '?order=8', word, kept],
  ['of no order', '', word, kept],
  ['in another tab', '?order=7', word, null],
  ['without the payer', '?order=7', { token: 'EC-1', nonce: 'n1' }, kept],
])('PAY-07 a link %s completes nothing', (_, search, brought, remembered) => {
  expect(arrive(search, brought, remembered).kind).toBe('nothing');
});

it('PAY-07 a reload, or another link, continues where the shopper was', () => {
  const known = { ...kept, payerId: 'Y1' };
  const again = { kind: 'again', kept: known };
  expect(arrive('', {}, known)).toEqual(again);
  expect(arrive('?order=9', { token: 'EC-9', payerId: 'Z', nonce: 'n9' }, known)).toEqual(again);
  expect(arrive('?cancelled=1', {}, known)).toEqual(again);
});

it('RTE-13 reports a cancellation at PayPal, even after a reload, but not while paying', () => {
  const brought = { token: 'EC-1', nonce: 'n1' };
  expect(arrive('?order=7&cancelled=1', brought)).toEqual({ kind: 'cancelled' });
  expect(arrive('?cancelled=1', {}, null)).toEqual({ kind: 'cancelled' });
  const paying = { ...kept, payerId: 'Y1', isPaying: true };
  expect(arrive('?order=7&cancelled=1', brought, paying)).toEqual({ kind: 'again', kept: paying });
});

it('PAY-01 returns the order of a foreign link, so that it can be read', () => {
  expect(arrive('?order=7', word, null)).toEqual({ kind: 'nothing', orderId: '7' });
  expect(arrive('?order=x7', word, null)).toEqual({ kind: 'nothing', orderId: null });
});

it('RTE-13 ignores other pages', () => {
  const away = { path: '/checkout/payment', search: '?order=7' };
  expect(expressReturnOf(away, kept, word)).toEqual({ kind: 'elsewhere' });
});
