import { describe, expect, it } from 'vitest';
import dataFile from '#harness/collector/experiments.json' with { type: 'json' };
import { DataFile, bucketOf, decide, forcedIn, noticeOnTestHost } from '#src/experiments/decide.ts';
import { NOTICE_VARIANTS } from '#src/consent/consent.ts';
import { CONTROL, EXPERIMENTS, keyProblem } from '#src/experiments/experiments.ts';

const HALVES = [
  { name: 'control', weight: 5000 },
  { name: 'points_first', weight: 5000 },
];

function rule(over: Partial<DataFile['experiments'][number]> = {}) {
  return { key: 'product_points_test', isOn: true, traffic: 10_000, variants: HALVES, ...over };
}

const named = (visitor: string, tab = 'T1') => ({ visitor, tab });

function decided(over: Partial<DataFile['experiments'][number]>, visitor = 'V1') {
  return decide({ experiments: [rule(over)] }, named(visitor), {})[0];
}

const VISITORS = Array.from({ length: 4000 }, (_, at) => `visitor-${at}`);

describe('decisions for a visitor', () => {
  it.each(['Product_points_test', 'product_points', 'product_points_test_', 'test', ' a_test'])(
    'EXP-04 EXP-05 refuses the key %s with a reason',
    (key) => {
      expect(decided({ key })).toEqual({
        key,
        variant: CONTROL,
        reason: 'ERROR',
        error: `The experiment's key "${key}" has to be lower-case and to end in "_test"`,
      });
    },
  );

  it('EXP-04 EXP-05 accepts the keys of the shop and the demo', () => {
    expect(Object.keys(EXPERIMENTS).map(keyProblem)).toEqual([undefined, undefined, undefined]);
    expect(DataFile.is(dataFile)).toBe(true);
    const reasons = decide(dataFile, named('V1'), {}).map(({ reason }) => reason);
    expect(reasons).not.toContain('ERROR');
    expect(dataFile.experiments.map(({ key }) => key)).toEqual(Object.keys(EXPERIMENTS));
  });

  it('uses the control for an unknown experiment or variant, with the reason', () => {
    expect(decided({ key: 'other_test' })).toMatchObject({
      variant: CONTROL,
      error: 'The shop has no experiment "other_test"',
    });
    expect(decided({ variants: [{ name: 'upside_down', weight: 10_000 }] })).toMatchObject({
      variant: CONTROL,
      error: 'The experiment "product_points_test" has no variant "upside_down"',
    });
  });

  it('a refused experiment does not affect the others', () => {
    const file = { experiments: [rule({ key: 'NOT_RIGHT' }), rule()] };
    expect(decide(file, named('V1'), {}).map(({ reason }) => reason)).toEqual(['ERROR', 'SPLIT']);
  });

  it('uses the bucket of murmur3, which never changes', () => {
    // From the reference implementation (x86, 32 bits, seed 1): other numbers would change
    // visitors' variants.
    expect(['V1', 'V2', 'Ä'].map((visitor) => bucketOf(visitor, 'a_test'))).toEqual([
      8516, 1689, 1326,
    ]);
  });

  it('splits visitors in halves, each stable', () => {
    const firsts = VISITORS.filter((visitor) => decided({}, visitor)?.variant === 'points_first');
    expect(Math.abs(firsts.length / VISITORS.length - 0.5)).toBeLessThan(0.03);
    expect(firsts.every((visitor) => decided({}, visitor)?.variant === 'points_first')).toBe(true);
  });

  it('CKN-08 draws the notice by tab, so that no visitor id is needed', () => {
    const HALF = [
      { name: 'control', weight: 5000 },
      { name: 'variation_0', weight: 5000 },
    ];
    const file = { experiments: [rule({ key: 'cookie_notice_test', variants: HALF })] };
    const shown = (visitor: string, tab: string) => decide(file, { visitor, tab }, {})[0]?.variant;
    const seconds = VISITORS.filter((tab) => shown('', tab) === 'variation_0');
    expect(Math.abs(seconds.length / VISITORS.length - 0.5)).toBeLessThan(0.03);
    for (const tab of VISITORS.slice(0, 20)) expect(shown('V1', tab)).toBe(shown('', tab));
    expect(decide(file, { visitor: 'V1', tab: '' }, {})[0]).toMatchObject({
      variant: CONTROL,
      reason: 'DEFAULT',
    });
  });

  it('CKN-08 a test host shows the notice in its address, else the control, and counts no visitor', () => {
    for (const variant of NOTICE_VARIANTS) {
      const search = `?cookie-notice=${variant}`;
      expect(noticeOnTestHost(search)).toBe(variant);
      expect(forcedIn(search, true)).toEqual({ cookie_notice_test: variant });
    }
    expect(noticeOnTestHost('?cookie-notice=sideways')).toBe('control');
    expect(forcedIn('', true)).toEqual({ cookie_notice_test: 'control' });
    expect(forcedIn('?cookie-notice=variation_0', false)).toEqual({});
  });

  it('participants retain their variant when traffic grows', () => {
    const some = VISITORS.filter((one) => decided({ traffic: 2000 }, one)?.reason === 'SPLIT');
    expect(Math.abs(some.length / VISITORS.length - 0.2)).toBeLessThan(0.03);
    for (const visitor of some)
      expect(decided({}, visitor)).toEqual(decided({ traffic: 2000 }, visitor));
  });

  it('has no participants without traffic, or when switched off', () => {
    expect(decided({ traffic: 0 })).toMatchObject({ variant: CONTROL, reason: 'DEFAULT' });
    expect(decided({ isOn: false })).toMatchObject({ variant: CONTROL, reason: 'DISABLED' });
  });

  it('an address forces a variant, on test hosts alone', () => {
    const search = '?experiments=product_points_test:points_first,free_delivery_test:nonsense,x:y';
    expect(forcedIn(search, true)).toMatchObject({ product_points_test: 'points_first' });
    expect(forcedIn(search, true)).not.toHaveProperty('x');
    expect(forcedIn(search, false)).toEqual({});
    expect(
      decide({ experiments: [rule({ traffic: 0 })] }, named('V1'), {
        product_points_test: 'points_first',
      }),
    ).toEqual([{ key: 'product_points_test', variant: 'points_first', reason: 'STATIC' }]);
  });
});
