import { type Infer, array, integer, object, string } from 'superstruct';
import { command, feature, state } from '../../event-log/units.ts';
import { CartChange } from './queue.ts';
import { detailsFx, customDetailsFx, detailsLoaded } from '../bag/details-model.ts';
import { leaveBag, miniBagFx, miniBagLoaded, readRefused } from '../bag/bag-model.ts';

feature('bag');

const Done = object({ orderId: string(), change: CartChange });
/** Changes made after a read began; a read in progress includes the first `asked` of them. */
const Since = object({ changes: array(Done), asked: integer() });
const Unreflected = object({ miniBag: Since, details: Since });
type Since = Infer<typeof Since>;
type Unreflected = Infer<typeof Unreflected>;

const NONE: Since = { changes: [], asked: 0 };

/** Adds a change that the server has made but the last bag read does not include. */
export const keepUnreflectedChange = command('cart/keepUnread', Done);

/** Changes that the server has made since the mini bag and the details were read. */
export const $unreflected = state<Unreflected>(
  'cart/unread',
  { miniBag: NONE, details: NONE },
  Unreflected,
)
  .on(keepUnreflectedChange, ({ miniBag, details }, done) => ({
    miniBag: and(miniBag, done),
    details: and(details, done),
  }))
  .on(miniBagFx, (all) => ({ ...all, miniBag: asked(all.miniBag) }))
  .on([detailsFx, customDetailsFx], (all) => ({ ...all, details: asked(all.details) }))
  .on(miniBagLoaded, (all) => ({ ...all, miniBag: read(all.miniBag) }))
  .on(detailsLoaded, (all) => ({ ...all, details: read(all.details) }))
  .on(leaveBag, (all) => ({ ...all, details: NONE }))
  .on(readRefused, (all, { read }) => ({
    ...all,
    [read === 'miniBag' ? 'miniBag' : 'details']: NONE,
  }));

/** Changes made to this order; all of them for `null`. */
export function ofOrder({ changes }: Since, orderId: string | null): CartChange[] {
  const ofThis = changes.filter((done) => orderId === null || done.orderId === orderId);
  return ofThis.map(({ change }) => change);
}

function and({ changes, asked }: Since, done: Infer<typeof Done>): Since {
  return { changes: [...changes, done], asked };
}

function asked({ changes }: Since): Since {
  return { changes, asked: changes.length };
}

function read({ changes, asked }: Since): Since {
  return { changes: changes.slice(asked), asked: 0 };
}
