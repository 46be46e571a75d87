import { sample } from 'effector';
import { fact, feature } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { countdown } from '../ports/http/countdown.ts';
import { $lookup } from './lookup-model.ts';
import { $receipt } from './receipt-model.ts';

feature('orders');

/** The waiting time after too many lookups has ended. */
export const lookupReleased = fact('orders/lookupReleased', noPayload());
export const receiptReleased = fact('orders/receiptReleased', noPayload());

const lookup = countdown('orders/lookupWait', {
  began: $lookup.updates.filterMap((shown) =>
    shown.status === 'throttled' && shown.seconds > 0 ? shown : undefined,
  ),
  stopped: $lookup.updates.filter({ fn: ({ status }) => status !== 'throttled' }),
});
const receipt = countdown('orders/receiptWait', {
  began: $receipt.updates.filterMap((shown) =>
    shown.status === 'throttled' && shown.seconds > 0 ? shown : undefined,
  ),
  stopped: $receipt.updates.filter({ fn: ({ status }) => status !== 'throttled' }),
});

/** Minutes until another lookup or receipt request is allowed. */
export const $lookupMinutes = lookup.$minutes;
export const $receiptMinutes = receipt.$minutes;

$lookup.on(lookup.over, (shown) =>
  shown.status === 'throttled' ? { ...shown, seconds: 0 } : shown,
);
$receipt.on(receipt.over, (shown) =>
  shown.status === 'throttled' ? { ...shown, seconds: 0 } : shown,
);
sample({ clock: lookup.over, target: lookupReleased });
sample({ clock: receipt.over, target: receiptReleased });
