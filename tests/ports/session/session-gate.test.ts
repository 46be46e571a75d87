import { expect, it } from 'vitest';
import {
  type RefusedCall,
  createSessionGate,
  gateHandlers,
  hearOtherTab,
} from '#src/ports/session/session-gate.ts';

const refused: RefusedCall = { call: 'cart.add', status: 401, isGuestChecked: false };

/** Lets promises run that wait for nothing from outside. */
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Whether a promise has come to an end by now. */
async function isOver(promise: Promise<unknown> | undefined): Promise<boolean> {
  let over = promise === undefined;
  void promise?.then(() => (over = true));
  await settled();
  return over;
}

it('SES-14 calls pass an open gate and wait at a closed one', async () => {
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

it('SES-07 who is held is told of at once, and a new era begins with the repetition only', async () => {
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

it('SES-13 a new era begins with another person as well, whose session refuses nothing of the one before', () => {
  const gate = createSessionGate();
  void gate.hold(refused);
  gate.resume('give-up', true);
  expect([gate.era, gate.person]).toEqual([1, 1]);
});

it('SES-14 a renewal lets go of its own lock only, not of a sign-in’s', async () => {
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
  'SES-14 calls wait while another tab renews the session, also if that %s',
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

it('SES-14 a gate that two things have closed opens with the last', async () => {
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

it('SES-14 a lock that cannot be had does not keep the session from being renewed', async () => {
  const gate = createSessionGate();
  const [[, take]] = gateHandlers(gate, {
    take: () => Promise.reject(new DOMException('', 'InvalidStateError')),
    release: () => undefined,
    whenFree: async () => undefined,
  });
  expect(await take()).toBe('granted');
});

it('SES-13 what another tab says of the session: other calls may be repeated, changes not for the next person', () => {
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
