// @partial
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { shownTable, sizeKindOfGuide } from '#src/commerce/size-table.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';
import { isShoppersEverywhere } from '#src/ports/storage/forget.ts';
import { appStarted } from '#src/ports/start.ts';
import { adviseSize, measuresOf, tablesOf } from '#src/product/size-guide/advice.ts';
import {
  $advice,
  $knownMeasures,
  forgetMeasures,
  keepMeasures,
} from '#src/product/size-guide/measures-model.ts';
import { readMeasure } from '#src/product/size-guide/measures.ts';
import { $shownUnit, chooseLengthUnit } from '#src/store-config/size-system-model.ts';
import { environment, shopScope } from '#tests/session/shop-scope.ts';
import { product, sized, waistsAndLengths } from './products.ts';

const WOMEN = {
  title: 'Number sizes',
  columns: ['Size', 'UK', 'FR', 'Bust (cm)', 'Waist (cm)'],
  rows: [
    ['36 EU', '8', '38', '84–87', '68–71'],
    ['38 EU', '10', '40', '88–91', '72–75'],
    ['40 EU', '12', '42', '92–96', '76–80'],
  ],
  keys: ['size', 'UK', 'FR', 'chest', 'waist'],
};
const JEANS = {
  title: 'Jeans',
  tables: [
    {
      title: 'Waist',
      columns: ['Waist', 'EU', 'Waist (cm)', 'Hips (cm)'],
      rows: [
        ['30', '46', '76–78', '92–94'],
        ['32', '48', '81–83', '97–99'],
        ['34', '50', '86–88', '102–104'],
      ],
      keys: ['size', 'EU', 'waist', 'hips'],
    },
    {
      title: 'Length',
      columns: ['Length', 'Inseam (cm)', 'For a height of (cm)'],
      rows: [
        ['32', '81', '173–182'],
        ['34', '86', '183–192'],
      ],
      keys: ['size', 'inseam', 'height'],
    },
  ],
};
const jeans = product({
  variants: waistsAndLengths(['30', '32'], ['32', '32'], ['32', '34'], ['34', '34']),
});
const top = product({ variants: sized('36 EU', '38 EU') });
const tops = { title: 'Tops', tables: [WOMEN] };

it('shows the country’s numbers first, each once', () => {
  const shown = shownTable(WOMEN, { kind: 'women', system: 'UK', unit: 'cm' });
  expect(shown.columns).toEqual(['UK', 'Size', 'FR', 'Bust (cm)', 'Waist (cm)']);
  expect(shown.rows[0]).toEqual(['8', '36 EU', '38', '84–87', '68–71']);
  expect(shownTable(WOMEN, { kind: 'women', system: 'DE', unit: 'cm' })).toEqual(WOMEN);
});

it('letters stay first, with the country’s numbers beside them', () => {
  const letters = { title: '', columns: ['Size', 'EU', 'UK'], rows: [['S', '36', '8']] };
  expect(shownTable(letters, { kind: 'women', system: 'UK', unit: 'cm' })).toMatchObject({
    columns: ['Size', 'UK', 'EU'],
    rows: [['S', '8', '36']],
  });
});

it('shows half inches for lengths only', () => {
  const shown = shownTable(WOMEN, { kind: undefined, system: 'EU', unit: 'in' });
  expect(shown.columns).toEqual(['Size', 'UK', 'FR', 'Bust (in)', 'Waist (in)']);
  expect(shown.rows[0]).toEqual(['36 EU', '8', '38', '33–34½', '27–28']);
  expect(sizeKindOfGuide('women-bottoms')).toBe('women');
  expect(sizeKindOfGuide('men-suits')).toBe('men');
  expect(sizeKindOfGuide('men-suit-trousers')).toBe('trousers');
  expect(sizeKindOfGuide('men-shirts')).toBe('collar');
  expect(sizeKindOfGuide('shoes')).toBe('shoes');
});

it('advises the size that fits the largest measure', () => {
  const advise = (measures: Parameters<typeof adviseSize>[2], of = top) =>
    adviseSize(of, tablesOf(of, tops), measures);
  expect(advise({ chest: 86 })).toEqual([{ axis: 'size', size: '36 EU', status: 'fits' }]);
  expect(advise({ chest: 86, waist: 74 })).toMatchObject([{ size: '38 EU' }]);
  expect(advise({ waist: 71.6 })).toMatchObject([{ size: '38 EU' }]);
  expect(advise({ waist: 78 })).toEqual([{ axis: 'size', size: '38 EU', status: 'notMade' }]);
  const withGap = product({ variants: sized('36 EU', '40 EU') });
  expect(advise({ waist: 74 }, withGap)).toMatchObject([{ size: '40 EU', status: 'notMade' }]);
  expect(advise({ waist: 95 })).toEqual([{ axis: 'size', size: '40 EU', status: 'outside' }]);
  expect(advise({})).toEqual([]);
});

it('advises one size less for a generous cut', () => {
  const loose = { ...top, sizeAdvice: 'smaller' as const };
  const advise = (waist: number) => adviseSize(loose, tablesOf(loose, tops), { waist });
  expect(advise(74)).toMatchObject([{ size: '36 EU' }]);
  expect(advise(66)).toMatchObject([{ size: '36 EU' }]);
});

it('advises a waist and a length, the length by the leg rather than the height', () => {
  const tables = tablesOf(jeans, JEANS);
  expect(measuresOf(tables)).toEqual(['waist', 'hips', 'inseam', 'height']);
  expect(adviseSize(jeans, tables, { waist: 82, height: 185, inseam: 80 })).toEqual([
    { axis: 'width', size: '32', status: 'fits' },
    { axis: 'length', size: '32', status: 'fits' },
  ]);
});

it.each([
  ['81', 'cm', { value: 81 }],
  ['81,5 cm', 'cm', { value: 81.5 }],
  ['32', 'in', { value: 81.3 }],
  ['32"', 'in', { value: 81.3 }],
  ['', 'cm', { value: null }],
  ['about 80', 'cm', { error: 'noNumber' }],
  ['-80', 'cm', { error: 'noNumber' }],
  ['8', 'cm', { error: 'outOfBounds' }],
  ['90', 'in', { error: 'outOfBounds' }],
] as const)('reads a waist typed as “%s” in %s', (text, unit, read) => {
  expect(readMeasure(text, 'waist', unit)).toEqual(read);
});

async function started(storage: Record<string, string> = {}, host = environment.host) {
  const shop = shopScope();
  const given = { ...environment, host, storage };
  await allSettled(appStarted, { scope: shop.scope, params: { environment: given } });
  const written = () =>
    shop.calls.filter(({ name }) => name.startsWith('storage/')).map(({ payload }) => payload);
  return { ...shop, written };
}

it('uses the country’s unit until another is chosen and stored', async () => {
  const { scope, written } = await started();
  expect(scope.getState($shownUnit)).toBe('in');
  await allSettled(chooseLengthUnit, { scope, params: { unit: 'cm' } });
  expect(scope.getState($shownUnit)).toBe('cm');
  expect(written()).toContainEqual({ area: 'local', key: 'selvedge.lengthUnit', value: 'cm' });
  const german = await started({}, `de.${environment.host}`);
  expect(german.scope.getState($shownUnit)).toBe('cm');
  const kept = await started({ 'selvedge.lengthUnit': 'in' }, `de.${environment.host}`);
  expect(kept.scope.getState($shownUnit)).toBe('in');
});

it('stores measures on the device, validates stored ones, and deletes them', async () => {
  const { scope, written } = await started({ 'selvedge.measures': '{"waist":82}' });
  expect(scope.getState($knownMeasures)).toEqual({ waist: 82 });
  await allSettled(keepMeasures, { scope, params: { waist: 84 } });
  expect(scope.getState($knownMeasures)).toEqual({ waist: 84 });
  await allSettled(forgetMeasures, { scope });
  expect(scope.getState($knownMeasures)).toEqual({});
  expect(written().slice(-2)).toEqual([
    { area: 'local', key: 'selvedge.measures', value: '{"waist":84}' },
    { area: 'local', key: 'selvedge.measures', value: null },
  ]);
  expect(scope.getState($advice)).toBeNull();
  const strange = await started({ 'selvedge.measures': '{"waist":8200,"toString":1}' });
  expect(strange.scope.getState($knownMeasures)).toEqual({});
});

it('deletes measures at sign-out, and never logs them', () => {
  expect(isShoppersEverywhere('selvedge.measures')).toBe(true);
  const declared = findUnit(keepMeasures.shortName);
  if (declared?.kind !== 'input') throw new Error('There is no such input');
  const shown = declared.redact?.({ waist: 81.3, neck: 38.7 }, createPseudonyms());
  expect(shown).toEqual({ waist: 110, neck: 40 });
  expect(declared.redact?.(shown, createPseudonyms())).toEqual(shown);
});
