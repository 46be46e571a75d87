import {
  type SizeKind,
  type SizeSystem,
  localSize,
  mixedNumber,
  sizeKindOf,
} from './local-size.ts';

/** Table of a size guide, with rows as long as `columns`; the first column is the size. */
export interface MeasuresTable {
  title: string;
  columns: string[];
  rows: string[][];
}

export type LengthUnit = 'cm' | 'in';

const CM_PER_INCH = 2.54;
const CENTIMETRES = / \(cm\)$/;
const NUMBER = /\d+(?:[.,]\d+)?/g;
/** Rounds the ends of a range to half an inch. */
const STEPS_PER_INCH = 2;

/** Kind of a guide's sizes, by its id: `women-tops`, `men-suit-trousers`, `shoes`. */
export function sizeKindOfGuide(guideId: string): SizeKind | undefined {
  const parts = guideId.split('-');
  return sizeKindOf(parts[0] ?? '', parts.at(-1) ?? '');
}

/** Table for a country: local sizes first, lengths in the selected unit. */
export function shownTable<T extends MeasuresTable>(
  table: T,
  { kind, system, unit }: { kind: SizeKind | undefined; system: SizeSystem; unit: LengthUnit },
): T {
  const local = localFirst(table, kind, system);
  return unit === 'in' ? inInches(local) : local;
}

/** True if a column's name marks lengths in centimetres. */
export function isInCentimetres(column: string): boolean {
  return CENTIMETRES.test(column);
}

/** Converts columns in centimetres to half inches. */
function inInches<T extends MeasuresTable>(table: T): T {
  const isLength = table.columns.map(isInCentimetres);
  return {
    ...table,
    columns: table.columns.map((column) => column.replace(CENTIMETRES, ' (in)')),
    rows: table.rows.map((row) => row.map((cell, at) => (isLength[at] ? inchesOf(cell) : cell))),
  };
}

function inchesOf(cell: string): string {
  return cell.replace(NUMBER, (digits) => {
    const inches = Number(digits.replace(',', '.')) / CM_PER_INCH;
    return mixedNumber(Math.round(inches * STEPS_PER_INCH) / STEPS_PER_INCH);
  });
}

/**
 * Moves the country's sizes first. If they differ from the label's they are the first column,
 * otherwise they follow the size.
 */
function localFirst<T extends MeasuresTable>(
  table: T,
  kind: SizeKind | undefined,
  system: SizeSystem,
): T {
  const numbers = table.rows.map(([size = '']) => localSize(size, kind, system));
  const at = table.columns.indexOf(system);
  if (numbers.length > 0 && numbers.every((number) => number !== null)) {
    const isOther = numbers.some(({ number, label }) => label !== `EU ${number}`);
    if (!isOther) return table;
    return columnsOf(table, [system, ...without(table.columns, at)], (row, index) => [
      numbers[index]?.number ?? '',
      ...without(row, at),
    ]);
  }
  if (at < 2) return table;
  const moved = (row: readonly string[]) => {
    const [size = '', ...others] = without(row, at);
    return [size, row[at] ?? '', ...others];
  };
  return columnsOf(table, moved(table.columns), moved);
}

function columnsOf<T extends MeasuresTable>(
  table: T,
  columns: string[],
  rowOf: (row: string[], index: number) => string[],
): T {
  return { ...table, columns, rows: table.rows.map(rowOf) };
}

function without(cells: readonly string[], at: number): string[] {
  return cells.filter((_, index) => index !== at);
}
