import { feature, state } from '../../event-log/units.ts';
import { dictionary } from '../../kernel/struct.ts';
import { NOT_A_QUANTITY, bagErrorOf } from '../bag/bag-error.ts';
import { BagError } from '../bag/cart.ts';
import { enqueue, lineChangeFailed, quantityRefused } from './changes-model.ts';
import { isOfLine } from './queue.ts';
import { leaveBag } from '../bag/bag-model.ts';
import { closeMiniBag } from '../bag/mini-bag-model.ts';

feature('bag');

/** CRT-14: errors by line id, until the next change of the line. */
export const $lineErrors = state<Record<string, BagError>>(
  'cart/lineErrors',
  {},
  dictionary(BagError),
)
  .on(lineChangeFailed, (errors, { lineId, ...failure }) => ({
    ...errors,
    [lineId]: bagErrorOf(failure.kind, failure),
  }))
  .on(quantityRefused, (errors, { lineId }) => ({
    ...errors,
    [lineId]: { doing: 'update' as const, errorKey: NOT_A_QUANTITY },
  }))
  .on(enqueue, (errors, change) => {
    if (!isOfLine(change) || !Object.hasOwn(errors, change.lineId)) return errors;
    const { [change.lineId]: _, ...others } = errors;
    return others;
  })
  .on([closeMiniBag, leaveBag], () => ({}));
