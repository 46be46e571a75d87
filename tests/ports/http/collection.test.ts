import { allSettled, createWatch, fork } from 'effector';
import {
  array,
  boolean,
  enums,
  integer,
  literal,
  nullable,
  object,
  optional,
  string,
} from 'superstruct';
import { expect, it } from 'vitest';
import { command, fact, port, state } from '#src/event-log/units.ts';
import { noPayload, taggedUnion } from '#src/kernel/struct.ts';
import { collection, resource } from '#src/ports/http/collection.ts';
import { CallError } from '#src/ports/http/errors.ts';
import { MutationFailure } from '#src/ports/http/mutation.ts';
import { deferred, httpError, networkError, settle } from '#tests/session/shop-scope.ts';

const Item = object({ id: string() });
const ItemId = object({ itemId: string() });
const List = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), items: array(Item) }),
  failed: object({ status: literal('failed') }),
});
const Doing = enums(['use', 'remove', 'undo']);
const Work = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  changing: object({ status: literal('changing'), itemId: string(), doing: Doing }),
  failed: object({ status: literal('failed'), doing: Doing }),
});
const Put = object({ itemId: string(), isDefault: boolean() });

const read = command('collection-test/readItems', noPayload());
const use = command('collection-test/useItem', ItemId);
const remove = command('collection-test/removeItem', ItemId);
const undo = command('collection-test/undoItem', noPayload());
const turnPage = command('collection-test/turnPage', noPayload());
const leave = command('collection-test/leaveItems', noPayload());
const missed = fact('collection-test/itemsMissed', object({ status: optional(integer()) }));
const failed = fact('collection-test/itemNotChanged', MutationFailure);
const readFx = port('collection-test/read-items-call', {
  params: noPayload(),
  done: array(Item),
  fail: CallError,
});
const putFx = port('collection-test/putItem', { params: Put, done: noPayload(), fail: CallError });
const deleteFx = port('collection-test/deleteItem', {
  params: ItemId,
  done: noPayload(),
  fail: CallError,
});

const $list = state<typeof List.TYPE>('collection-test/items', { status: 'unknown' }, List);
const $work = state<typeof Work.TYPE>('collection-test/itemWork', { status: 'idle' }, Work);
const $removed = state<typeof Item.TYPE | null>(
  'collection-test/removedItem',
  null,
  nullable(Item),
);

const items = collection({
  $list,
  $change: $work,
  entriesIn: (list) => (list.status === 'ready' ? list.items : []),
  idOf: ({ itemId }: typeof ItemId.TYPE) => itemId,
  changing: (doing: typeof Doing.TYPE, itemId) => ({ status: 'changing', itemId, doing }),
  notChanged: (doing: typeof Doing.TYPE) => ({ status: 'failed', doing }),
  failed,
  forget: [leave],
});
const used = items.change('use', {
  start: use,
  sendFx: putFx,
  params: ({ id }) => ({ itemId: id, isDefault: true }),
});
const removed = items.change('remove', {
  start: remove,
  sendFx: deleteFx,
  params: ({ id }) => ({ itemId: id }),
});
const undone = items.undo(
  'undo',
  $removed,
  { start: undo, sendFx: putFx, params: ({ id }) => ({ itemId: id, isDefault: false }) },
  {
    removal: removed.done,
    removedOf: (item) => item,
    idOfRemoved: ({ id }) => id,
    others: [used.done],
    reset: [turnPage],
  },
);
resource('collection-test/itemReads', $list, {
  start: read,
  readFx,
  ready: (all) => ({ status: 'ready', items: all }),
  missed,
  when: [used.done, removed.done, undone.done, failed],
  forget: [leave],
});

const ITEMS = [{ id: 'A' }, { id: 'B' }];

/** A loaded list, with calls that the test answers. */
async function page() {
  const answers = deferred<any>(); // any: answers of every call
  const calls: unknown[] = [];
  const heard = (name: string) => (params: unknown) => {
    calls.push(params === undefined ? name : [name, params]);
    return answers.handler();
  };
  const scope = fork({
    handlers: [
      [readFx, heard('read')],
      [putFx, heard('put')],
      [deleteFx, heard('delete')],
    ],
  });
  const failures: string[] = [];
  createWatch({ unit: failed, scope, fn: ({ errorKey }) => failures.push(errorKey) });
  const does = async (unit: typeof use | typeof undo, itemId?: string) => {
    void allSettled(unit as typeof use, { scope, params: { itemId: itemId ?? '' } });
    await settle();
  };
  await does(read);
  await answers.answer(ITEMS);
  calls.length = 0;
  return {
    ...answers,
    calls,
    failures,
    does,
    list: () => scope.getState($list),
    work: () => scope.getState($work),
    removed: () => scope.getState($removed),
  };
}

it('C1 changes one entry at a time, and reads the list again', async () => {
  const { does, calls, work, answer } = await page();
  await does(use, 'B');
  await does(use, 'B');
  await does(remove, 'A');
  expect(calls).toEqual([['put', { itemId: 'B', isDefault: true }]]);
  expect(work()).toEqual({ status: 'changing', itemId: 'B', doing: 'use' });
  await answer(undefined);
  expect(work()).toEqual({ status: 'idle' });
  expect(calls.at(-1)).toBe('read');
});

it('C2 ignores an entry that is not in the list', async () => {
  const { does, calls } = await page();
  await does(remove, 'C');
  expect(calls).toEqual([]);
});

it.each([networkError, httpError(500)])(
  'C3 names the failed change, and reads the list again: %o',
  async (error) => {
    const { does, fail, work, failures, calls } = await page();
    await does(remove, 'A');
    await fail(error);
    expect(work()).toEqual({ status: 'failed', doing: 'remove' });
    expect(failures).toHaveLength(1);
    expect(calls.at(-1)).toBe('read');
  },
);

it('C4 undoes the last removal once', async () => {
  const { does, answer, removed: last, calls } = await page();
  await does(undo);
  expect(calls).toEqual([]);
  await does(remove, 'A');
  await answer(undefined);
  expect(last()).toEqual({ id: 'A' });
  await answer([{ id: 'B' }]);
  await does(undo);
  await does(undo);
  expect(calls.slice(2)).toEqual([['put', { itemId: 'A', isDefault: false }]]);
  await answer(undefined);
  expect(last()).toBeNull();
});

it('C4 can retry an undo that failed', async () => {
  const { does, answer, fail, removed: last, work } = await page();
  await does(remove, 'A');
  await answer(undefined);
  await answer([{ id: 'B' }]);
  await does(undo);
  await fail(networkError);
  expect(work()).toEqual({ status: 'failed', doing: 'undo' });
  expect(last()).toEqual({ id: 'A' });
});

it('C5 undoes nothing after another change or on another page', async () => {
  const { does, answer, removed: last } = await page();
  for (const next of [() => does(turnPage), () => does(use, 'B').then(() => answer(undefined))]) {
    await does(remove, 'A');
    await answer(undefined);
    expect(last()).toEqual({ id: 'A' });
    await answer(ITEMS);
    await next();
    expect(last()).toBeNull();
  }
});

it('C6 keeps a list that cannot be read again', async () => {
  const { does, fail, list } = await page();
  await does(read);
  expect(list()).toEqual({ status: 'ready', items: ITEMS });
  await fail(networkError);
  expect(list()).toEqual({ status: 'ready', items: ITEMS });
});

it('C7 drops all data and late answers for another shopper', async () => {
  const { does, answer, list, work, removed: last } = await page();
  await does(remove, 'A');
  await answer(undefined);
  await answer(ITEMS);
  await does(remove, 'B');
  await does(leave);
  await answer(undefined);
  expect(list()).toEqual({ status: 'unknown' });
  expect(work()).toEqual({ status: 'idle' });
  expect(last()).toBeNull();
});
