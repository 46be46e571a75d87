import { describe, expect, it } from 'vitest';
import dataFile from '#harness/collector/experiments.json' with { type: 'json' };
import { DataFile, bucketOf, decide, forcedIn } from '#src/experiments/decide.ts';
import { CONTROL, EXPERIMENTS, keyProblem } from '#src/experiments/experiments.ts';

const HALVES = [
  { name: 'control', weight: 5000 },
  { name: 'points_first', weight: 5000 },
];

function rule(over: Partial<DataFile['experiments'][number]> = {}) {
  return { key: 'product_points_test', isOn: true, traffic: 10_000, variants: HALVES, ...over };
}

function decided(over: Partial<DataFile['experiments'][number]>, visitor = 'V1') {
  return decide({ experiments: [rule(over)] }, visitor, {})[0];
}

const VISITORS = Array.from({ length: 4000 }, (_, at) => `visitor-${at}`);

describe('what is decided of a visitor', () => {
  it.each(['Product_points_test', 'product_points', 'product_points_test_', 'test', ' a_test'])(
    'EXP-04 EXP-05 the key %s is refused, and says why',
    (key) => {
      expect(decided({ key })).toEqual({
        key,
        variant: CONTROL,
        reason: 'ERROR',
        error: `The experiment's key "${key}" has to be lower-case and to end in "_test"`,
      });
    },
  );

  it('EXP-04 EXP-05 the shop’s own keys are as they should be, and so are the demo’s', () => {
    expect(Object.keys(EXPERIMENTS).map(keyProblem)).toEqual([undefined, undefined, undefined]);
    expect(DataFile.is(dataFile)).toBe(true);
    const reasons = decide(dataFile, 'V1', {}).map(({ reason }) => reason);
    expect(reasons).not.toContain('ERROR');
    expect(dataFile.experiments.map(({ key }) => key)).toEqual(Object.keys(EXPERIMENTS));
  });

  it('an experiment or a variant that the shop does not have is control, with the reason', () => {
    expect(decided({ key: 'other_test' })).toMatchObject({
      variant: CONTROL,
      error: 'The shop has no experiment "other_test"',
    });
    expect(decided({ variants: [{ name: 'upside_down', weight: 10_000 }] })).toMatchObject({
      variant: CONTROL,
      error: 'The experiment "product_points_test" has no variant "upside_down"',
    });
  });

  it('what is refused leaves the others alone', () => {
    const file = { experiments: [rule({ key: 'NOT_RIGHT' }), rule()] };
    expect(decide(file, 'V1', {}).map(({ reason }) => reason)).toEqual(['ERROR', 'SPLIT']);
  });

  it('is murmur3’s, the same for ever', () => {
    // Of the reference implementation (x86, 32 bits, seed 1): other numbers would show visitors other variants.
    expect(['V1', 'V2', 'Ä'].map((visitor) => bucketOf(visitor, 'a_test'))).toEqual([
      8516, 1689, 1326,
    ]);
  });

  it('halves are halves, and each visitor keeps a half', () => {
    const firsts = VISITORS.filter((visitor) => decided({}, visitor)?.variant === 'points_first');
    expect(Math.abs(firsts.length / VISITORS.length - 0.5)).toBeLessThan(0.03);
    expect(firsts.every((visitor) => decided({}, visitor)?.variant === 'points_first')).toBe(true);
  });

  it('who takes part keeps the variant when more do', () => {
    const some = VISITORS.filter((one) => decided({ traffic: 2000 }, one)?.reason === 'SPLIT');
    expect(Math.abs(some.length / VISITORS.length - 0.2)).toBeLessThan(0.03);
    for (const visitor of some)
      expect(decided({}, visitor)).toEqual(decided({ traffic: 2000 }, visitor));
  });

  it('nobody takes part without traffic, or in what is switched off', () => {
    expect(decided({ traffic: 0 })).toMatchObject({ variant: CONTROL, reason: 'DEFAULT' });
    expect(decided({ isOn: false })).toMatchObject({ variant: CONTROL, reason: 'DISABLED' });
  });

  it('an address forces a variant, on test hosts alone', () => {
    const search = '?experiments=product_points_test:points_first,free_delivery_test:nonsense,x:y';
    expect(forcedIn(search, true)).toEqual({ product_points_test: 'points_first' });
    expect(forcedIn(search, false)).toEqual({});
    expect(forcedIn('', true)).toEqual({});
    expect(
      decide({ experiments: [rule({ traffic: 0 })] }, 'V1', {
        product_points_test: 'points_first',
      }),
    ).toEqual([{ key: 'product_points_test', variant: 'points_first', reason: 'STATIC' }]);
  });
});
