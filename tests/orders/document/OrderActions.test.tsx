// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderActions } from '#src/orders/document/OrderActions.tsx';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { order as orderOf } from '../orders.ts';

it('RTE-15 fills in the number when the shopper asks about an order', () => {
  const order = orderOf();
  renderInShop(
    shopScope().scope,
    <OrderActions order={order} by="session" returnsPath="/returns" />,
  );
  expect(screen.getByRole('link', { name: 'Ask about this order' }).getAttribute('href')).toBe(
    `/contactus?order=${order.orderId}`,
  );
});
