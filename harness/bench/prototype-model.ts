import { sample } from 'effector';
import { array, boolean, number, object, string } from 'superstruct';
import { personalEmail, secret } from '#src/kernel/struct.ts';
import { fact, input, port, state } from '#src/event-log/units.ts';

/**
 * Minimal model to measure the event log itself: a list with optimistic additions that a port confirms or rejects, and
 * a form with private fields.
 */
export const add = input('prototype/add', object({ id: string() }));
export const rename = input('prototype/rename', object({ name: string() }));
export const submit = input(
  'prototype/submit',
  object({ email: personalEmail(), password: secret() }),
);

export const added = fact('prototype/added', object({ id: string(), count: number() }));
export const rolledBack = fact('prototype/rolledBack', object({ id: string(), count: number() }));
export const renamed = fact('prototype/renamed', object({ name: string() }));
export const submitted = fact(
  'prototype/submitted',
  object({ email: personalEmail(), long: boolean() }),
);

export const saveFx = port('prototype/save', {
  params: object({ id: string() }),
  done: object({ saved: boolean() }),
  fail: object({ status: number() }),
});

export const $ids = state<string[]>('prototype/ids', [], array(string()));
export const $name = state('prototype/name', '', string());
export const $email = state('prototype/email', '', personalEmail());

const KEPT = 20;

$ids.on(add, (ids, { id }) => [...ids, id].slice(-KEPT));
$ids.on(saveFx.fail, (ids, { params }) => ids.filter((id) => id !== params.id));
$name.on(rename, (_, { name }) => {
  if (name === 'throw') throw new RangeError('unlucky name');
  return name;
});
$email.on(submit, (_, { email }) => email.trim().toLowerCase());

sample({ clock: add, target: saveFx });
sample({
  clock: saveFx.done,
  source: $ids,
  fn: (ids, { params }) => ({ id: params.id, count: ids.length }),
  target: added,
});
sample({
  clock: saveFx.fail,
  source: $ids,
  fn: (ids, { params }) => ({ id: params.id, count: ids.length }),
  target: rolledBack,
});
sample({ clock: rename, source: $name, fn: (name) => ({ name }), target: renamed });
sample({
  clock: submit,
  fn: ({ email, password }) => ({ email: email.trim().toLowerCase(), long: password.length >= 10 }),
  target: submitted,
});
