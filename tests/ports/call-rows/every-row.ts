import { accountCall } from '#src/account/api.ts';
import { addressBookCall } from '#src/address/api.ts';
import { savedCardsCall } from '#src/checkout/payment/api.ts';
import { membershipCall } from '#src/membership/api.ts';
import * as dataExport from '#src/my-account/privacy/data-export-api.ts';
import { preferencesCall } from '#src/newsletter/api.ts';
import { orderCall, ordersCall } from '#src/orders/api.ts';
import { accountRows } from './account.ts';
import { bagRows } from './bag.ts';
import { catalogueRows } from './catalogue.ts';
import { checkoutRows } from './checkout.ts';
import { contentRows } from './content.ts';
import type { Row } from './row.ts';
import { serviceRows } from './service.ts';
import { sessionRows } from './session.ts';

const pageRows: readonly Row[] = [
  ...catalogueRows,
  ...contentRows,
  ...bagRows,
  ...checkoutRows,
  ...accountRows,
  ...serviceRows,
  ...sessionRows,
];

/** Calls of pages, each with its copy in the data export. */
const EXPORTED_CALLS: readonly (readonly [Row['call'], Row['call']])[] = [
  [accountCall, dataExport.dataAccountCall],
  [addressBookCall, dataExport.dataAddressesCall],
  [preferencesCall, dataExport.dataLettersCall],
  [membershipCall, dataExport.dataMembershipCall],
  [savedCardsCall, dataExport.dataCardsCall],
  [ordersCall, dataExport.dataOrdersCall],
  [orderCall, dataExport.dataOrderCall],
];
const exportRows = EXPORTED_CALLS.flatMap(([ofPage, call]) =>
  pageRows
    .filter((row) => row.call === ofPage)
    .map((row) => ({ ...row, ids: 'AUT-26', name: call.name, call })),
);

/** Complete table of calls. */
export const everyRow: readonly Row[] = [...pageRows, ...exportRows];
