import { combine, sample } from 'effector';
import { type Infer, enums, nullable, object, string } from 'superstruct';
import { command, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload, personalText } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { query } from '../../ports/http/query.ts';
import { detailsLoaded } from '../bag/details-model.ts';
import { $bagPage, leaveBag } from '../bag/bag-model.ts';
import {
  $queue,
  codeAssigned,
  codeChangeFailed,
  codeRemoved,
  wishChange,
} from '../changes/changes-model.ts';
import { assignedCodesCall, AssignedCodes } from '../bag/promotion-api.ts';
import { changesOf } from '../changes/queue.ts';
import { VoucherRefusal, voucherRefusal } from './voucher.ts';

feature('bag');

const Code = object({ code: personalText() });

export const assignVoucher = input('cart/assignVoucher', Code);
export const removeVoucher = input('cart/removeVoucher', Code);
const readCodes = command('cart/readCodes', noPayload());

export const assignedCodesFx = callFx(assignedCodesCall);
const codes = query('cart/codesRead', { start: readCodes, readFx: assignedCodesFx });

const NONE: AssignedCodes = [];

const Refusal = object({ kind: enums(['assignCode', 'removeCode']), refusal: VoucherRefusal });
type Refusal = Infer<typeof Refusal>;

const Known = object({ orderId: string(), applied: AssignedCodes });
type Known = Infer<typeof Known>;

/** Codes of an order; null until read. */
const $codes = state<Known | null>('cart/codes', null, nullable(Known));
/** Reason the last code was not added or removed. */
export const $voucherRefusal = state<Refusal | null>(
  'cart/voucherRefusal',
  null,
  nullable(Refusal),
);

/** The code that is being added or removed. */
export const $pendingCode = $queue.map((queue) => {
  const change = changesOf(queue).find((each) => 'code' in each);
  return change && 'code' in change ? change.code : null;
});
/** Codes of the bag, without any that are being removed. */
export const $appliedCodes = combine($codes, $queue, (codes, queue) => {
  const leaving = changesOf(queue).flatMap((each) =>
    each.kind === 'removeCode' ? [each.code] : [],
  );
  return codes?.applied.filter(({ code }) => !leaving.includes(code)) ?? NONE;
});

const $orderId = $bagPage.map((page) => (page.status === 'loaded' ? page.details.orderId : ''));

$codes
  .on(
    sample({
      clock: codes.doneData,
      source: $orderId,
      fn: (orderId, applied) => ({ orderId, applied }),
    }),
    (_, known) => known,
  )
  .on(codeAssigned, (known, { code }) => {
    const others = known && without(known, code);
    return others && { ...others, applied: [...others.applied, { code, isUsed: true }] };
  })
  .on(codeRemoved, (known, { code }) => known && without(known, code))
  .on(leaveBag, () => null);

$voucherRefusal
  .on(codeChangeFailed, (_, { kind, errorKey }) => ({
    kind,
    refusal: voucherRefusal(errorKey === undefined ? [] : [errorKey]),
  }))
  .on([assignVoucher, removeVoucher, leaveBag], () => null);

sample({
  clock: [
    assignVoucher.map(({ code }) => ({ kind: 'assignCode' as const, code })),
    removeVoucher.map(({ code }) => ({ kind: 'removeCode' as const, code })),
  ],
  source: $pendingCode,
  filter: (pending) => pending === null,
  fn: (_, change) => change,
  target: wishChange,
});

// Every bag change may affect a code's conditions, so read the codes again.
sampleStores({
  clock: detailsLoaded,
  source: { known: $codes, page: $bagPage },
  filter: ({ known, page }) =>
    page.status === 'loaded' &&
    page.details.lines.length > 0 &&
    (known?.orderId !== page.details.orderId || known.applied.length > 0),
  target: readCodes,
});
// After a failure, read whether the change was made.
sample({ clock: codeChangeFailed, target: readCodes });

function without({ orderId, applied }: Known, code: string): Known {
  return { orderId, applied: applied.filter((each) => each.code !== code) };
}
