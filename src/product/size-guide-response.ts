import { type Infer, array, string, type } from 'superstruct';
import { optionalLenient } from '../kernel/tolerant.ts';
import type { SizeGuide } from './extras-contract.ts';

export const SizeGuideAnswer = type({
  title: string(),
  tables: array(
    type({
      title: string(),
      columns: array(string()),
      rows: array(array(string())),
      keys: optionalLenient(array(string())),
    }),
  ),
});

/** Pads or cuts each row to the number of columns. */
export function readSizeGuide({ title, tables }: Infer<typeof SizeGuideAnswer>): SizeGuide {
  return {
    title,
    tables: tables.map(({ title: name, columns, rows, keys }) => ({
      title: name,
      columns,
      rows: rows.map((row) => columns.map((_, at) => row[at] ?? '')),
      ...(keys && { keys }),
    })),
  };
}
