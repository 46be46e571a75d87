// @vitest-environment jsdom
// @partial
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/content-wiring.ts';
import { detailsFx } from '#src/cart/bag/details-model.ts';
import { invalidate, miniBagFx, openBag } from '#src/cart/bag/bag-model.ts';
import { assignedCodesFx } from '#src/cart/vouchers/voucher-model.ts';
import { layoutFx } from '#src/content/model.ts';
import { BagRoute } from '#src/pages/routes/BagRoute.tsx';
import { locationChanged } from '#src/ports/navigation.ts';
import { readClockFx } from '#src/ports/read-clock.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { inventoryFx } from '#src/stock/model.ts';
import { details, miniBag } from '#tests/cart/bag.ts';
import { guest, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const spot = (id: string, text: string) => ({ id, text, visibility: 'show_for_all', groups: [] });
const SPOTS: Readonly<Record<string, ReturnType<typeof spot>[]>> = {
  SHOPPING_BAG_USP: [spot('u1', 'Free returns for 30 days'), spot('u2', 'Repaired for life')],
  SHOPPING_BAG_PROMO: [spot('p1', 'Two tees for £60')],
};

async function bagWith(...bags: boolean[]) {
  const { scope } = shopScope(
    [readUserInfoFx, () => guest('55')],
    [miniBagFx, () => miniBag(details().lines)],
    [detailsFx, () => ({ ...details(), paypalExpress: bags.shift() === true })],
    [assignedCodesFx, () => []],
    [inventoryFx, () => ({})],
    [readClockFx, () => 0],
    [layoutFx, () => ({})],
  );
  await allSettled(readUserInfo, { scope });
  await allSettled(openBag, { scope });
  renderInShop(scope, <BagRoute />);
  return scope;
}

it('CHK-12 ENT-24 explains that PayPal express is no longer available for a bag that allowed it', async () => {
  const scope = await bagWith(true, false);
  expect(screen.getByRole('button', { name: 'Pay with PayPal' })).toBeDefined();
  await act(() => allSettled(invalidate, { scope }));
  expect(screen.queryByRole('button', { name: 'Pay with PayPal' })).toBeNull();
  expect(screen.getByText(/PayPal express is not available for your bag/)).toBeDefined();
});

it('CHK-12 shows nothing about PayPal express for a bag that never allowed it', async () => {
  await bagWith(false);
  expect(screen.getByRole('link', { name: /checkout/i })).toBeDefined();
  expect(screen.queryByText(/PayPal/)).toBeNull();
});

it('CRT-13 shows the selling points and promotions of their content keys beside the bag', async () => {
  const asked: string[] = [];
  const { scope } = shopScope(
    [readUserInfoFx, () => guest('55')],
    [miniBagFx, () => miniBag(details().lines)],
    [detailsFx, () => details()],
    [assignedCodesFx, () => []],
    [inventoryFx, () => ({})],
    [readClockFx, () => 0],
    [
      layoutFx,
      ({ filters }: { filters: string[] }) => {
        asked.push(...filters);
        return Object.fromEntries(filters.map((key) => [key, SPOTS[key] ?? []]));
      },
    ],
  );
  await allSettled(readUserInfo, { scope });
  await allSettled(openBag, { scope });
  const location = { path: '/shopping-bag', search: '', hash: '', key: 'bag' };
  await allSettled(locationChanged, { scope, params: { location, action: 'push' } });
  renderInShop(scope, <BagRoute />);
  expect(asked.toSorted()).toEqual(['SHOPPING_BAG_PROMO', 'SHOPPING_BAG_USP']);
  const points = screen.getByText('Repaired for life').closest('ul');
  expect(points?.textContent).toBe('Free returns for 30 daysRepaired for life');
  const promo = screen.getByRole('region', { name: 'Offers' });
  expect(within(promo).getByText('Two tees for £60')).toBeDefined();
});
