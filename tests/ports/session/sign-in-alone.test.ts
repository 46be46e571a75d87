import { expect, it } from 'vitest';
import { createSessionGate, gateHandlers } from '#src/ports/session/session-gate.ts';
import { createSharedLock } from '#harness/simulate/renewal-lock.ts';

/** Two tabs of one browser with their gates, and the events in order. */
function twoTabs() {
  const lock = createSharedLock();
  return [lock, lock].map((shared) => {
    const gate = createSessionGate();
    const [[, take], [, resume]] = gateHandlers(gate, shared.ofPage());
    return { gate, take, resume };
  }) as [Tab, Tab];
}

interface Tab {
  gate: ReturnType<typeof createSessionGate>;
  take: () => Promise<'granted' | 'renewed-elsewhere'>;
  resume: (how: { verdict: 'repeat'; isRenewed: boolean }) => Promise<void>;
}

const renewed = { verdict: 'repeat', isRenewed: true } as const;

it('SES-14 SES-17 delays a sign-in until the pending renewal has ended', async () => {
  const [one, other] = twoTabs();
  const events: string[] = [];
  await other.take();
  const signedIn = one.gate.alone(async () => events.push('signed in'));
  await Promise.resolve();
  events.push('renewed');
  await other.resume(renewed);
  await signedIn;
  expect(events).toEqual(['renewed', 'signed in']);
});

it.each(['another tab', 'the same tab'])(
  'SES-14 SES-17 repeats a call refused in %s during a sign-in with the new session',
  async (where) => {
    const [one, another] = twoTabs();
    const other = where === 'another tab' ? another : one;
    let answer: () => void = () => undefined;
    const signedIn = one.gate.alone(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    await Promise.resolve();
    const taken = other.take();
    await new Promise(setImmediate);
    answer();
    await signedIn;
    expect(await taken).toBe('renewed-elsewhere');
  },
);

it('SES-14 lets a refused tab renew the session after a failed sign-in', async () => {
  const [one, other] = twoTabs();
  await one.gate.alone(() => Promise.reject(new Error('wrong password'))).catch(() => undefined);
  expect(await other.take()).toBe('granted');
});
