// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderActions } from '#src/orders/document/OrderActions.tsx';
import { shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';
import { order as orderOf } from '../orders.ts';

it('RTE-15 fills in the number when the shopper asks about an order', () => {
  const order = orderOf();
  render(
    <ShopViews scope={shopScope().scope}>
      <OrderActions order={order} by="session" returnsPath="/returns" />
    </ShopViews>,
  );
  expect(screen.getByRole('link', { name: 'Ask about this order' }).getAttribute('href')).toBe(
    `/contactus?order=${order.orderId}`,
  );
});
