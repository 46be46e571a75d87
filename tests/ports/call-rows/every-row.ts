import { accountRows } from './account.ts';
import { bagRows } from './bag.ts';
import { catalogueRows } from './catalogue.ts';
import { checkoutRows } from './checkout.ts';
import { contentRows } from './content.ts';
import type { Row } from './row.ts';
import { serviceRows } from './service.ts';
import { sessionRows } from './session.ts';

/** Complete table of calls. */
export const everyRow: readonly Row[] = [
  ...catalogueRows,
  ...contentRows,
  ...bagRows,
  ...checkoutRows,
  ...accountRows,
  ...serviceRows,
  ...sessionRows,
];
