import { is } from 'superstruct';
import { expect, it } from 'vitest';
import * as stock from '#src/stock/contract.ts';
import { createClient, variantOf } from '#tests/harness/backend/client.ts';
import { readAnswer } from '#tests/read-answer.ts';

it('API-22 inventory', async () => {
  const ids = [0, 5, 6, 7].map((at) => variantOf('RL0101RAW', at));
  const { body } = await createClient().get(`/transformer/inventoryavailability/${ids.join(',')}`);
  expect(readAnswer(body, stock.InventoryAnswer, stock.readInventory, stock.Inventory)).toEqual(
    Object.fromEntries([
      [ids[0], '12.0'],
      [ids[1], '0.0'],
      [ids[2], ''],
    ]),
  );
});

it('API-22 an entry that lacks its product, quantity or status is refused', () => {
  const entry = { productId: 'a', availableQuantity: '1.0', inventoryStatus: 'Available' };
  const answer = (one: object) => ({ InventoryAvailability: [one] });
  expect(is(answer(entry), stock.InventoryAnswer)).toBe(true);
  for (const key of Object.keys(entry))
    expect(is(answer({ ...entry, [key]: undefined }), stock.InventoryAnswer), key).toBe(false);
  expect(is({}, stock.InventoryAnswer)).toBe(false);
});
