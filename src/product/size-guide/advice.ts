import type { Product } from '../contract.ts';
import type { SizeGuide } from '../extras-contract.ts';
import type { SizeAxisName } from '../selector.ts';
import { valuesOf } from '../choice/availability.ts';
import { type Measure, type Measures, isMeasure } from './measures.ts';

type Table = SizeGuide['tables'][number];
/** A table for this product, and the size axis it covers. */
export type TableOfAxis = { axis: SizeAxisName; table: Table };

/**
 * Advised size on one axis. `outside`: no size is large enough. `notMade`: the advised size is not
 * made.
 */
export type AxisAdvice = {
  axis: SizeAxisName;
  size: string;
  status: 'fits' | 'outside' | 'notMade';
};

/** Body measures: the largest decides. `LENGTH` measures decide lengths. */
const BODY: readonly Measure[] = ['chest', 'waist', 'hips', 'neck', 'foot'];
const LENGTH: readonly Measure[] = ['inseam', 'height'];
const RANGE = /^(\d+(?:[.,]\d+)?)(?:[–-](\d+(?:[.,]\d+)?))?$/;

/** Tables of a guide that list sizes of the product. */
export function tablesOf(product: Product, guide: SizeGuide): TableOfAxis[] {
  return guide.tables.flatMap((table) => {
    const axes: SizeAxisName[] = hasBody(table) ? ['size', 'width'] : ['length'];
    const axis = axes.find((one) => {
      const values = valuesOf(product.variants, one);
      return table.rows.some(([size = '']) => values.includes(size));
    });
    return axis ? [{ axis, table }] : [];
  });
}

/** Distinct measures used by the tables. */
export function measuresOf(tables: readonly TableOfAxis[]): Measure[] {
  return [...new Set(tables.flatMap(({ table }) => deciding(table)))];
}

/** Advises a size per axis; skips an axis without a known measure. */
export function adviseSize(
  product: Product,
  tables: readonly TableOfAxis[],
  measures: Measures,
): AxisAdvice[] {
  return tables.flatMap(({ axis, table }): AxisAdvice[] => {
    const at = rowOf(table, measures);
    if (at === undefined) return [];
    const isOutside = at >= table.rows.length;
    // A generous cut needs one size less, even for the largest measures.
    const isSmaller = product.sizeAdvice === 'smaller' && axis !== 'length';
    const isLarger = product.sizeAdvice === 'larger' && axis !== 'length';
    const wanted = Math.max(0, at - (isSmaller ? 1 : 0) + (isLarger ? 1 : 0));
    const size = table.rows[Math.min(wanted, table.rows.length - 1)]?.[0];
    if (size === undefined) return [];
    if (isOutside || wanted >= table.rows.length) return [{ axis, size, status: 'outside' }];
    const made = valuesOf(product.variants, axis);
    if (made.includes(size)) return [{ axis, size, status: 'fits' }];
    const next =
      table.rows.slice(wanted).find(([larger = '']) => made.includes(larger)) ??
      table.rows.slice(0, wanted).findLast(([smaller = '']) => made.includes(smaller));
    return [{ axis, size: next?.[0] ?? size, status: 'notMade' }];
  });
}

function hasBody({ keys = [] }: Table): boolean {
  return BODY.some((measure) => keys.includes(measure));
}

function deciding(table: Table): Measure[] {
  const measures = hasBody(table) ? BODY : LENGTH;
  return (table.keys ?? []).filter(isMeasure).filter((measure) => measures.includes(measure));
}

/** Index of the first row that is large enough; the row count if none is. */
function rowOf(table: Table, measures: Measures): number | undefined {
  const known = deciding(table).filter((measure) => measures[measure] !== undefined);
  // The inseam decides a length better than the height.
  const used = hasBody(table) ? known : known.slice(0, 1);
  const rows = used.map((measure) => {
    const column = table.keys?.indexOf(measure) ?? -1;
    const found = table.rows.findIndex((row) => mostOf(row[column]) >= (measures[measure] ?? 0));
    return found < 0 ? table.rows.length : found;
  });
  return rows.length > 0 ? Math.max(...rows) : undefined;
}

/** Upper bound of a cell, plus the half centimetre between ranges. */
function mostOf(cell = ''): number {
  const [, from, to = from] = RANGE.exec(cell) ?? [];
  return to === undefined ? -1 : Number(to.replace(',', '.')) + 0.5;
}
