import { allSettled, createWatch, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { decided, exposed, pageBegun } from '#src/experiments/model.ts';

const key = 'product_points_test';
const variant = 'points_first';

it.each([
  ['SPLIT', [{ key, variant }]],
  ['STATIC', []],
] as const)('reports a drawn variant as seen, but not a forced one', async (reason, reported) => {
  const [scope, fn] = [fork(), vi.fn()];
  createWatch({ unit: exposed, scope, fn });
  await allSettled(decided, { scope, params: { decisions: [{ key, variant, reason }] } });
  await allSettled(pageBegun, { scope, params: { shows: key } });
  expect(fn.mock.calls.flat()).toEqual(reported);
});
