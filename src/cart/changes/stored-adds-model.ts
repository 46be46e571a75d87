import { combine, sample, split } from 'effector';
import { array, boolean, nullable, number } from 'superstruct';
import { command, feature, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { persisted } from '../../ports/storage/persisted.ts';
import { $start, pageShownAgain, pageGoing } from '../../ports/start.ts';
import { $userInfo, userInfoFailed, userInfoLoaded } from '../../session/model.ts';
import { isKnown } from '../../session/session.ts';
import { $bagLines } from '../bag/bag-lines.ts';
import { $miniBag, miniBagLoaded, readRefused } from '../bag/bag-model.ts';
import { type ChangeFailure, USER_UNKNOWN, isLost } from './change-failure.ts';
import { $queue, addCartItem, dropWaitingAdds, failChange, wishChange } from './changes-model.ts';
import {
  StoredAdd,
  StoredAdds,
  MOST_STORED_ADDS,
  isFresh,
  isStillWanted,
  keptAs,
  unfinishedAdds,
} from './stored-adds.ts';
import { STORED_ADDS_KEY } from './stored-adds-key.ts';
import { piecesOfVariant } from './optimistic.ts';
import type { CartChange, Queue } from './queue.ts';
import { whenLoaded } from '../../ports/features.ts';

feature('bag');

const kept = persisted(STORED_ADDS_KEY, StoredAdds, { area: 'session' });

/** Considers the next add that the previous page left unfinished. */
const considerNextAdd = command('cart/considerNextAdd', noPayload());

/** Time since which the tab stores unfinished adds; set when this or the previous page unloads. */
const $keptAt = state<number | null>('cart/keptAt', null, nullable(number()));
/** True once the page has announced its unload; it may still stay. */
const $isGoing = state('cart/isPageGoing', false, boolean()).on(pageGoing, () => true);
/** Adds of the previous page that are not yet considered. */
const $keptAdds = state('cart/keptAdds', [], array(StoredAdd));
/** Adds probably aborted by the unload; cleared when the bag is read. */
const $lostAdds = state('cart/lostAdds', [], array(StoredAdd));

interface Unfinished {
  before: readonly StoredAdd[];
  lost: readonly StoredAdd[];
  queue: Queue;
}
const UNFINISHED = { before: $keptAdds, lost: $lostAdds, queue: $queue };

function unfinishedIn({ before, lost, queue }: Unfinished): readonly StoredAdd[] {
  return [...before, ...lost, ...unfinishedAdds(queue)];
}

const $toKeep = combine({ ...UNFINISHED, at: $keptAt }, ({ at, ...all }) => {
  if (at === null) return null;
  const adds = unfinishedIn(all);
  return adds.length === 0 ? null : { at, adds: adds.slice(0, MOST_STORED_ADDS) };
});
sample({ clock: $toKeep.updates, target: kept.keep });

const going = sampleStores({
  clock: pageGoing,
  source: UNFINISHED,
  filter: (all) => unfinishedIn(all).length > 0,
  fn: (_, { now }) => now,
});

// Reads the adds that the previous page stored.
const found = sample({ clock: whenLoaded('bag'), source: $start }).filterMap(({ now, storage }) => {
  if (!(STORED_ADDS_KEY in storage)) return undefined;
  const read = kept.read(storage);
  if (read === null) return 'unreadable';
  return isFresh(read, now) ? read : 'late';
});
const { recalled, late, unreadable } = split(found, {
  recalled: (adds) => typeof adds === 'object',
  late: (adds) => adds === 'late',
  unreadable: (adds) => adds === 'unreadable',
});
sample({ clock: [late, unreadable], fn: () => null, target: kept.keep });

$keptAt.on(going, (_, now) => now).on(recalled, (_, { at }) => at);
$keptAdds.on(recalled, (_, { adds }) => adds);

const considered = sampleStores({
  clock: [
    recalled,
    whenLoaded('bag'),
    userInfoLoaded,
    userInfoFailed,
    miniBagLoaded,
    readRefused,
    considerNextAdd,
  ],
  source: { adds: $keptAdds, user: $userInfo, miniBag: $miniBag, lines: $bagLines },
}).filterMap(({ adds: [add], user, miniBag, lines }) => {
  const isRead = miniBag.status === 'loaded' || miniBag.status === 'empty';
  if (!add || !isRead || !isKnown(user)) return undefined;
  return { add, isWanted: isStillWanted(add, piecesOfVariant(lines, add.variantId), user) };
});
$keptAdds.on(considered, ([, ...others]) => others);
sample({
  clock: considered.filterMap(({ add, isWanted }) => (isWanted ? add : undefined)),
  fn: ({ variantId, productId, quantity }) => ({
    kind: 'add' as const,
    variantId,
    productId,
    quantity,
    isFromBefore: true,
  }),
  target: wishChange,
});
sample({ clock: considered, target: considerNextAdd.prepend(() => undefined) });

// A failure during unload is probably an abort: store the add, also if it waited for the user.
const lost = sample({
  clock: failChange,
  source: $isGoing,
  filter: Boolean,
  fn: lostAdd,
}).filterMap((add) => add);
$lostAdds
  .on(lost, (before, add) => [...before, add])
  .on(miniBagLoaded, () => [])
  .on(addCartItem, (before, { variantId }) => before.filter((add) => add.variantId !== variantId));

// A page restored from the back/forward cache drops adds that a later page has taken over.
const takenOver = sample({
  clock: pageShownAgain,
  source: $toKeep,
  filter: (adds, { isStillKept }) => adds !== null && !isStillKept,
  fn: () => undefined,
});
$lostAdds.on(takenOver, () => []);
sample({ clock: takenOver, target: dropWaitingAdds });

noticeAfter(late, 'cart:bag.notReturned', { severity: 'warning', ms: 10_000 });

function lostAdd(
  _: boolean,
  { change, ...failure }: { change: CartChange } & ChangeFailure,
): StoredAdd | undefined {
  const isSent = isLost(failure);
  const isOver = isSent || failure.reason === USER_UNKNOWN;
  return change.kind === 'add' && isOver ? keptAs(change, isSent) : undefined;
}
