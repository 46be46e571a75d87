import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { findUnit } from '#src/event-log/units.ts';

/**
 * Structs of a unit's log data. A test loads the module itself, so that a failing declaration
 * fails it.
 */
async function structsOf(name: string) {
  await Promise.all([
    import('#src/ports/session/secrets.ts'),
    import('#src/ports/session/session-gate.ts'),
  ]);
  const unit = findUnit(name);
  if (unit?.kind === 'port') return { params: unit.params.struct, done: unit.done.struct };
  if (unit?.kind === 'input') return { params: unit.struct, done: undefined };
  throw new Error(`${name} is no port and no input`);
}

describe.each<[string, readonly object[], readonly object[]]>([
  [
    'session-gate/callRefused',
    [
      { call: 'cart.add', status: 401, isGuestChecked: false },
      { call: 'cart.add', status: 401, errorKey: '_ERR_DIDNT_LOGON', isGuestChecked: true },
    ],
    [{ call: 'cart.add', status: '401', isGuestChecked: false }],
  ],
  [
    'session-gate/resumeCalls',
    [
      { verdict: 'repeat', isRenewed: true, isOtherPerson: false },
      { verdict: 'give-up', isRenewed: false, isOtherPerson: true },
    ],
    [{ verdict: 'other', isRenewed: true, isOtherPerson: false }],
  ],
  [
    'secrets/keep',
    [
      { name: 'gift-1', values: { pin: '1873' } },
      { name: 'gift-1', values: {} },
    ],
    [{ name: 'gift-1', values: { pin: 1873 } }],
  ],
])('SES-07 the log data of %s', (name, whole, others) => {
  it.each(whole)('accept %j, and refuse it without a part', async (params) => {
    const { params: struct } = await structsOf(name);
    expect(is(params, struct)).toBe(true);
    for (const key of Object.keys(params))
      expect(is({ ...params, [key]: {} }, struct), key).toBe(key === 'values');
  });

  it.each(others)('refuse %j', async (params) => {
    expect(is(params, (await structsOf(name)).params)).toBe(false);
  });
});

it('SES-14 the log accepts both outcomes of the lock, and no other', async () => {
  const { done } = await structsOf('session-gate/takeRenewalLock');
  const held = ['granted', 'renewed-elsewhere', '', 'denied'].map((value) => is(value, done!));
  expect(held).toEqual([true, true, false, false]);
});
