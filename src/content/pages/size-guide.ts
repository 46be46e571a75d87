import { type Infer, array, object, string } from 'superstruct';

/** Tables of measures; each row has as many cells as `columns`. */
export const GuideTables = array(
  object({ title: string(), columns: array(string()), rows: array(array(string())) }),
);
export type GuideTables = Infer<typeof GuideTables>;
