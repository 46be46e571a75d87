import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { miniBagLoaded } from '#src/cart/bag/bag-model.ts';
import { failChange } from '#src/cart/changes/changes-model.ts';
import { shopScope } from '#tests/session/shop-scope.ts';

const change = { kind: 'remove' as const, lineId: 'L1' };

async function toldAfter(failure: { status?: number; reason?: string }): Promise<unknown[]> {
  const { scope, calls } = shopScope();
  await allSettled(failChange, { scope, params: { change, ...failure } });
  await allSettled(miniBagLoaded, { scope, params: { itemCount: 1 } });
  await allSettled(miniBagLoaded, { scope, params: { itemCount: 1 } });
  return calls.filter(({ name }) => name === 'tabs/tell').map(({ payload }) => payload);
}

it('reports a change with a lost answer to other tabs once the bag is read', async () => {
  for (const lost of [{}, { status: 200 }])
    expect(await toldAfter(lost)).toEqual([{ kind: 'bag-changed' }]);
});

it('does not report one that was refused or never sent', async () => {
  for (const refused of [{ status: 409 }, { reason: 'the user is not known' }])
    expect(await toldAfter(refused)).toEqual([]);
});
