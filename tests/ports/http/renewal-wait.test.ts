import { expect, it } from 'vitest';
import type { AnyCall, CallBase } from '#src/ports/http/call.ts';
import { performCall } from '#src/ports/http/http.ts';
import { createSessionGate, gateHandlers } from '#src/ports/session/session-gate.ts';
import { SITE, callTo } from './test-call.ts';

const BASES: readonly CallBase[] = [
  'commerce',
  'transformer',
  'recommendations',
  'content',
  'seo',
  'sap',
  'app',
];

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

function page() {
  const gate = createSessionGate();
  const lock = { take: async () => 'granted' as const, release() {}, whenFree: async () => {} };
  const [[, takeLock], [, resume]] = gateHandlers(gate, lock);
  let sent = 0;
  const fetch = (async () => {
    sent += 1;
    return new Response('{}');
  }) as typeof globalThis.fetch;
  const environment = { ...SITE, fetch };
  return {
    gate,
    takeLock,
    resume: async () => resume({ verdict: 'repeat', isRenewed: true, isOtherPerson: false }),
    sent: () => sent,
    send: (call: AnyCall) => void performCall(call, {}, environment, gate),
  };
}

it.each(BASES)('SES-14 holds a call to %s while the renewal lock is held', async (base) => {
  const { send, sent, takeLock, resume } = page();
  await takeLock();
  send(callTo(base));
  await settled();
  expect(sent()).toBe(0);
  await resume();
  await settled();
  expect(sent()).toBe(1);
});

it.each(BASES)('SES-14 holds a call to %s while another tab has the lock', async (base) => {
  const { gate, send, sent } = page();
  let end: () => void = () => undefined;
  gate.waitFor(new Promise((resolve) => (end = resolve)));
  send(callTo(base));
  await settled();
  expect(sent()).toBe(0);
  end();
  await settled();
  expect(sent()).toBe(1);
});

it.each<[CallBase, AnyCall['session'], number]>([
  ['commerce', undefined, 0],
  ['transformer', 'needs', 0],
  ['transformer', undefined, 1],
  ['content', undefined, 1],
])(
  'SES-14 no tab has the lock while a shopper must sign in: a call to %s (%s) is sent %i times',
  async (base, session, times) => {
    const { gate, send, sent } = page();
    void gate.hold({ call: 'cart.add', status: 401, isGuestChecked: false });
    send(callTo(base, session && { session }));
    await settled();
    expect(sent()).toBe(times);
  },
);

it.each(['free', 'makes'] as const)(
  'SES-14 a call that is %s of a session does not wait for the lock',
  async (session) => {
    const { send, sent, takeLock } = page();
    await takeLock();
    send(callTo('app', { session }));
    await settled();
    expect(sent()).toBe(1);
  },
);
