import { expect, it } from 'vitest';
import { ownRenewalLock } from '#src/ports/session/renewal-lock.ts';
import {
  type RefusedCall,
  createSessionGate,
  gateHandlers,
  hearOtherTab,
} from '#src/ports/session/session-gate.ts';

const refused: RefusedCall = { call: 'cart.add', status: 401, isGuestChecked: false };

/** Runs promises that wait for nothing external. */
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** True if a promise has settled. */
async function isOver(promise: Promise<unknown> | undefined): Promise<boolean> {
  let over = promise === undefined;
  void promise?.then(() => (over = true));
  await settled();
  return over;
}

it('SES-14 passes calls while open and holds them while closed', async () => {
  const gate = createSessionGate();
  expect(gate.passage()).toBeUndefined();
  const held = gate.hold(refused);
  const waiting = gate.passage();
  expect(await isOver(waiting)).toBe(false);
  expect(gate.held).toBe(2);
  gate.resume('repeat');
  expect(await held).toBe('repeat');
  expect(await isOver(waiting)).toBe(true);
  expect(gate.held).toBe(0);
});

it('SES-07 reports a refused call at once, and starts a new era with the repetition only', async () => {
  const gate = createSessionGate();
  const told: RefusedCall[] = [];
  gate.onRefused = (call) => told.push(call);
  const held = gate.hold(refused);
  expect(told).toEqual([refused]);
  gate.resume('give-up');
  expect(await held).toBe('give-up');
  expect(gate.era).toBe(0);
  void gate.hold(refused);
  gate.resume('repeat');
  expect(gate.era).toBe(1);
});

it('SES-13 starts a new era for another person, whose session refuses no earlier calls', () => {
  const gate = createSessionGate();
  void gate.hold(refused);
  gate.resume('give-up', true);
  expect([gate.era, gate.person]).toEqual([1, 1]);
});

it("SES-14 releases only its own lock after a renewal, not a sign-in's", async () => {
  const gate = createSessionGate();
  const taken: ('granted' | 'renewed-elsewhere')[] = ['renewed-elsewhere', 'granted'];
  let released = 0;
  const [[, take], [, resume]] = gateHandlers(gate, {
    take: async () => taken.shift() ?? 'granted',
    release: () => (released += 1),
    whenFree: async () => undefined,
  });
  await take();
  let signIn: () => void = () => undefined;
  const signingIn = gate.alone(() => new Promise<void>((resolve) => (signIn = resolve)));
  await settled();
  await resume({ verdict: 'repeat', isRenewed: false, isOtherPerson: false });
  expect(released).toBe(0);
  signIn();
  await signingIn;
  expect(released).toBe(1);
});

it.each([
  ['succeeds', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('The lock is gone'))],
])(
  'SES-14 holds calls while another tab renews the session, even if that %s',
  async (_, renewal) => {
    const gate = createSessionGate();
    gate.token = 'old';
    gate.waitFor(renewal());
    const waiting = gate.passage();
    expect(waiting).toBeDefined();
    expect(await isOver(waiting)).toBe(true);
    expect(gate.token).toBeUndefined();
  },
);

it('SES-14 opens after the last of two closings', async () => {
  const gate = createSessionGate();
  let end: () => void = () => undefined;
  gate.waitFor(new Promise((resolve) => (end = resolve)));
  void gate.hold(refused);
  const waiting = gate.passage();
  gate.resume('repeat');
  expect(await isOver(waiting)).toBe(false);
  end();
  expect(await isOver(waiting)).toBe(true);
});

it('SES-14 renews the session even if the lock fails', async () => {
  const gate = createSessionGate();
  const [[, take]] = gateHandlers(gate, {
    take: () => Promise.reject(new DOMException('', 'InvalidStateError')),
    release: () => undefined,
    whenFree: async () => undefined,
  });
  expect(await take()).toBe('granted');
});

it('SES-13 repeats other calls after a change in another tab, but no mutations for another person', () => {
  const gate = createSessionGate();
  const lock = { whenFree: () => new Promise<void>(() => undefined) };
  gate.token = 'old';
  hearOtherTab({ kind: 'bag-changed' }, gate, lock);
  expect(gate).toMatchObject({ token: 'old', era: 0, person: 0 });
  hearOtherTab({ kind: 'session-changed' }, gate, lock);
  expect(gate).toMatchObject({ token: undefined, era: 1, person: 0 });
  hearOtherTab({ kind: 'signed-out' }, gate, lock);
  expect(gate).toMatchObject({ era: 2, person: 1 });
  expect(gate.passage()).toBeUndefined();
  hearOtherTab({ kind: 'session-renewing' }, gate, lock);
  expect(gate.passage()).toBeDefined();
});

/** Gate whose lock gives these results, with its releases. */
function withLock(...taken: ('granted' | 'renewed-elsewhere')[]) {
  const gate = createSessionGate();
  gate.token = 'old';
  const released: boolean[] = [];
  const [[, take], [, resume]] = gateHandlers(gate, {
    take: async () => taken.shift() ?? 'granted',
    release: (isRenewed) => released.push(isRenewed),
    whenFree: async () => undefined,
  });
  return { gate, released, take, resume };
}

it('SES-14 runs a sign-in without a shared lock at once', async () => {
  expect(await createSessionGate().alone(async () => 'signed in')).toBe('signed in');
});

it('SES-17 takes the lock for a sign-in until granted, and drops a token renewed elsewhere', async () => {
  const { gate, released } = withLock('renewed-elsewhere', 'renewed-elsewhere', 'granted');
  expect(await gate.alone(async () => gate.era)).toBe(2);
  expect(gate.token).toBeUndefined();
  expect(released).toEqual([true]);
});

it.each([
  ['that is refused keeps the token', { kind: 'http', status: 400, errors: [] }, 'old'],
  ['without an answer forgets the token', { kind: 'network' }, undefined],
])('SES-17 a sign-in %s, and releases the lock', async (_what, error, token) => {
  const { gate, released } = withLock();
  await expect(gate.alone(() => Promise.reject(error as unknown as Error))).rejects.toBe(error);
  expect(gate.token).toBe(token);
  expect(released).toEqual([false]);
});

it.each([
  ['granted', 'old', [true]],
  ['renewed-elsewhere', undefined, []],
] as const)(
  'SES-14 holds all calls during a renewal that is %s',
  async (outcome, token, expected) => {
    const { gate, released, take, resume } = withLock(outcome);
    expect(await take()).toBe(outcome);
    expect(gate.token).toBe(token);
    const other = gate.passage('others');
    expect(await isOver(other)).toBe(false);
    expect(await isOver(gate.passage())).toBe(false);
    await resume({ verdict: 'repeat', isRenewed: true, isOtherPerson: false });
    await resume({ verdict: 'repeat', isRenewed: true, isOtherPerson: false });
    expect(await isOver(other)).toBe(true);
    expect([gate.passage(), gate.passage('others')]).toEqual([undefined, undefined]);
    expect(released).toEqual(expected);
  },
);

it('SES-14 releases no lock for calls that are repeated without a renewal of this tab', async () => {
  const { released, resume } = withLock();
  await resume({ verdict: 'repeat', isRenewed: true, isOtherPerson: false });
  expect(released).toEqual([]);
});

it('SES-14 renews the session at once in a tab without others', async () => {
  const gate = createSessionGate();
  const lock = ownRenewalLock();
  const [[, take]] = gateHandlers(gate, lock);
  expect(await take()).toBe('granted');
  gate.resume('repeat');
  expect(await gate.alone(async () => 'signed in')).toBe('signed in');
  hearOtherTab({ kind: 'session-renewing' }, gate, lock);
  expect(await isOver(gate.passage())).toBe(true);
});

it('SES-14 passes sessionless calls while a shopper must sign in', () => {
  const gate = createSessionGate();
  void gate.hold(refused);
  expect(gate.passage('others')).toBeUndefined();
  expect(gate.passage()).toBeDefined();
});

it('SES-13 keeps the secrets of a person who signs in again', async () => {
  const { gate, resume } = withLock();
  gate.kept.set('one', { pin: '1873' });
  await resume({ verdict: 'repeat', isRenewed: true, isOtherPerson: false });
  expect([gate.person, gate.era, gate.kept.size]).toEqual([0, 1, 1]);
});

it('SES-13 drops the secrets when another person signs in', async () => {
  const { gate, resume } = withLock();
  gate.kept.set('one', { pin: '1873' });
  await resume({ verdict: 'give-up', isRenewed: true, isOtherPerson: true });
  expect([gate.person, gate.era, gate.kept.size]).toEqual([1, 1, 0]);
});
