// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { normalisePostcode } from '#src/address/postcode.ts';
import { LookupForm } from '#src/orders/lookup/LookupForm.tsx';
import { lookUpFx } from '#src/orders/lookup-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { httpError, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

function show(answer: () => unknown = () => new Promise(() => {}), country = 'GB') {
  const { scope, calls } = shopScope([lookUpFx, answer], [waitFx, () => new Promise(() => {})]);
  renderInShop(
    scope,
    <LookupForm
      tidyPostcode={(typed) => normalisePostcode(country, typed)}
      postcodeExample="SW1A 1AA"
    />,
  );
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  return {
    user: userEvent.setup(),
    number: field('Order number'),
    postcode: field('Postcode'),
    submit: screen.getByRole('button', { name: 'Find the order' }),
    asked: () => calls.flatMap(({ name, payload }) => (name.startsWith('http/') ? [payload] : [])),
  };
}

it('ORD-03 FRM-07 shows errors at both empty fields, and focuses the first', async () => {
  const { user, submit, number, asked } = show();
  await user.click(submit);
  expect(screen.getByText('Please enter the order number.')).toBeDefined();
  expect(screen.getByText('Please enter the postcode.')).toBeDefined();
  expect(document.activeElement).toBe(number);
  expect(asked()).toEqual([]);
});

it.each([
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['NL', '1012ab', '1012 AB'],
  ['LV', 'lv-1010', '1010'],
  ['SE', '11455', '114 55'],
])('ORD-04 ADR-04 in %s sends %s as %s', async (country, typed, sent) => {
  const { user, number, postcode, asked } = show(undefined, country);
  await user.type(number, ' No. 701 001');
  await user.type(postcode, `${typed}{Enter}`);
  expect(asked()).toEqual([{ orderId: '701001', postcode: sent }]);
});

it('ORD-04 accepts a postcode of another country, because a bill may have it', async () => {
  const { user, number, postcode, asked } = show();
  await user.type(number, '701001');
  await user.type(postcode, '10115{Enter}');
  expect(asked()).toHaveLength(1);
});

it.each(['<script>alert(1)</script>', '😀😀😀', '1', '1'.repeat(11)])(
  'ORD-03 rejects “%s” as a postcode of any country',
  async (typed) => {
    const { user, number, postcode, asked } = show();
    await user.type(number, '701001');
    await user.click(postcode);
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Please enter a postcode such as SW1A 1AA.')).toBeDefined();
    expect(document.activeElement).toBe(postcode);
    expect(asked()).toEqual([]);
  },
);

it('ORD-04 hides the last result while the new numbers are invalid', async () => {
  const refuse = () => Promise.reject(httpError(404, '_ERR_ORDER_NOT_FOUND'));
  const { user, number, postcode } = show(refuse);
  await user.type(number, '701001');
  await user.type(postcode, 'm11ae{Enter}');
  expect(await screen.findByRole('alert')).toBeDefined();
  await user.clear(number);
  await user.type(number, '1e9{Enter}');
  expect(document.activeElement).toBe(number);
  expect(screen.queryByRole('alert')).toBeNull();
});
