import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { navigateFx } from '#src/ports/navigation.ts';
import { $sizeAxes } from '#src/product/choice/size-axes.ts';
import {
  $chosen,
  $selector,
  selectColour,
  selectSize,
  showStock,
} from '#src/product/choice/choice-model.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { $notifiable } from '#src/product/notify/notifiable.ts';
import { siteEntered } from '#src/store-config/model.ts';
import { featuresLoaded } from '#tests/features-loaded.ts';

import { comingSoon, lowOnStock, product, soldOut, waistsAndLengths } from '../products.ts';

async function opened(shown = product()) {
  const visited: { to: string; replace: boolean }[] = [];
  const scope = fork({
    values: featuresLoaded,
    handlers: [
      [productFx, () => shown],
      [navigateFx, (address: { to: string; replace: boolean }) => visited.push(address)],
    ],
  });
  await allSettled(openProduct, { scope, params: { productId: shown.id } });
  return { scope, visited };
}

it('ignores an unknown colour', async () => {
  const { scope, visited } = await opened();
  await allSettled(selectColour, { scope, params: { productId: 'HM0101INK' } });
  expect(visited).toEqual([]);
});

it('PRD-01 has no choices before the product has loaded', () => {
  expect(fork().getState($sizeAxes)).toEqual([]);
});

it('preselects a single value', async () => {
  const { scope } = await opened(
    product({ variants: waistsAndLengths(['30', '32'], ['31', '32']) }),
  );
  expect(scope.getState($selector).length).toBe('32');
});

it.each([
  ['20002', 'en', 'available'],
  ['20026', 'de', 'low'],
] as const)(
  'STK-09 CFG-14 shows four pieces in store %s (%s) as %s, by the low stock setting of the store',
  async (storeId, language, status) => {
    const { scope } = await opened();
    const place = { storeId, language, siteEnvironment: 'test', basename: '' } as const;
    await allSettled(siteEntered, { scope, params: place });
    const four = { ...lowOnStock, availableQuantity: 4, buyableQuantity: 4 };
    await allSettled(showStock, { scope, params: { stock: { 'ean-M': four } } });
    expect(scope.getState($sizeAxes)[0]?.choices[1]?.availability.status).toBe(status);
    await allSettled(selectSize, { scope, params: { value: 'M' } });
    expect(scope.getState($chosen)?.availability.status).toBe(status);
  },
);

it('PRD-10 a notice is offered for sizes that are sold out or coming', async () => {
  const { scope } = await opened();
  const stock = { 'ean-S': lowOnStock, 'ean-M': comingSoon, 'ean-L': soldOut };
  await allSettled(showStock, { scope, params: { stock } });
  expect(scope.getState($notifiable).map(({ label }) => label)).toEqual(['M', 'L']);
});
