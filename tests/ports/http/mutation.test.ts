import { allSettled, createWatch, fork } from 'effector';
import { object, string } from 'superstruct';
import { expect, it } from 'vitest';
import { command, fact } from '#src/event-log/units.ts';
import { acknowledgement } from '#src/kernel/acknowledgement.ts';
import { noPayload } from '#src/kernel/struct.ts';
import { callFx, defineCall } from '#src/ports/http/call.ts';
import type { CallError } from '#src/ports/http/errors.ts';
import { performCall } from '#src/ports/http/http.ts';
import { MutationFailure, mutation } from '#src/ports/http/mutation.ts';
import { SUBMISSION, submissionState } from '#src/ports/http/submission.ts';
import { createSessionGate, gateHandlers } from '#src/ports/session/session-gate.ts';
import {
  deferred,
  httpError,
  networkError,
  settle,
  throttledError,
} from '#tests/session/shop-scope.ts';
import { SITE } from './test-call.ts';

const Sent = object({ text: string() });
const sendCall = defineCall({
  name: 'mutation-test.send',
  method: 'POST',
  base: 'commerce',
  path: () => '/send',
  params: Sent,
  contract: acknowledgement,
  value: noPayload(),
});
const send = command('mutation-test/send', Sent);
const close = command('mutation-test/close', noPayload());
const leave = command('mutation-test/leave', noPayload());
const sent = fact('mutation-test/sent', noPayload());
const notSent = fact('mutation-test/notSent', MutationFailure);
const sendFx = callFx(sendCall);
const $sending = submissionState('mutation-test/sending');
mutation($sending, {
  ...SUBMISSION,
  start: send,
  sendFx,
  isDoneAlready: (error) => error.kind === 'http' && error.status === 404,
  done: sent,
  failed: notSent,
  reset: [close],
  forget: [leave],
});

/** The mutation, with calls that the test answers or a handler performs. */
function page(perform?: (params: { text: string }) => Promise<void>) {
  const answers = deferred<void>();
  const calls: string[] = [];
  const facts: unknown[] = [];
  const scope = fork({
    handlers: [
      [
        sendFx,
        (params: { text: string }) => {
          calls.push(params.text);
          return (perform ?? answers.handler)(params);
        },
      ],
    ],
  });
  createWatch({ unit: sent, scope, fn: () => facts.push('sent') });
  createWatch({ unit: notSent, scope, fn: ({ errorKey }) => facts.push(errorKey) });
  return {
    ...answers,
    calls,
    facts,
    status: () => scope.getState($sending).status,
    state: () => scope.getState($sending),
    does(unit: typeof close) {
      void allSettled(unit, { scope });
    },
    async presses(text = 'it') {
      void allSettled(send, { scope, params: { text } });
      await settle();
    },
  };
}

it('M1 sends once while the call is pending', async () => {
  const { presses, calls, answer, facts, status } = page();
  await presses('one');
  await presses('two');
  expect(calls).toEqual(['one']);
  expect(status()).toBe('submitting');
  await answer();
  expect(facts).toEqual(['sent']);
  expect(status()).toBe('idle');
  await presses('three');
  expect(calls).toEqual(['one', 'three']);
});

it.each<[CallError, string, string]>([
  [httpError(400, '_ERR_WRONG'), 'failed', '_ERR_WRONG'],
  [throttledError(60), 'throttled', '_ERR_TOO_MANY_ATTEMPTS'],
  [{ kind: 'malformed', status: 200, reason: 'no JSON' }, 'failed', 'malformed'],
])('M2 stores the reason of a failure, and can be sent again: %o', async (error, status, key) => {
  const seen = page();
  await seen.presses();
  await seen.fail(error);
  expect(seen.status()).toBe(status);
  expect(seen.facts).toEqual([key]);
  await seen.presses();
  expect(seen.calls).toHaveLength(2);
});

it('M2 counts a failure as success if the change was made before', async () => {
  const { presses, fail, facts, status } = page();
  await presses();
  await fail(httpError(404));
  expect(facts).toEqual(['sent']);
  expect(status()).toBe('idle');
});

it('M3 reads a lost answer as a failure without errors', async () => {
  const { presses, fail, facts, state } = page();
  await presses();
  await fail(networkError);
  expect(state()).toEqual({ status: 'failed', errors: [] });
  expect(facts).toEqual(['network']);
});

it('M4 counts an answer after its form was closed', async () => {
  const { presses, does, answer, facts, status, calls } = page();
  await presses();
  does(close);
  await presses();
  expect(calls).toHaveLength(1);
  expect(status()).toBe('submitting');
  await answer();
  expect(facts).toEqual(['sent']);
});

it('M4 removes the reason of a failure when the form closes', async () => {
  const { presses, does, fail, status } = page();
  await presses();
  await fail(httpError(400));
  does(close);
  expect(status()).toBe('idle');
});

it('M5 ignores the answer of a shopper who has signed out', async () => {
  const { presses, does, answer, fail, facts, status } = page();
  await presses();
  does(leave);
  expect(status()).toBe('idle');
  await answer();
  await presses();
  does(leave);
  await fail(httpError(400));
  expect(facts).toEqual([]);
  expect(status()).toBe('idle');
});

/** The call through the http port, with the test as backend. */
function overHttp(fetch: typeof globalThis.fetch) {
  const gate = createSessionGate();
  return {
    gate,
    ...page(async (params) => {
      await performCall(sendCall, params, { ...SITE, fetch }, gate);
    }),
  };
}

it('M6 fails at once while offline, and sends at the next press', async () => {
  let isOnline = false;
  const { presses, facts } = overHttp(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
  await presses();
  expect(facts).toEqual(['network']);
  isOnline = true;
  await presses();
  expect(facts).toEqual(['network', 'sent']);
});

it('M7 stays pending during a session renewal, and sends once after it', async () => {
  let requests = 0;
  const { gate, presses, facts, status } = overHttp(async () => {
    requests += 1;
    return new Response('{}');
  });
  const lock = { take: async () => 'granted' as const, release() {}, whenFree: async () => {} };
  const [[, takeLock], [, resume]] = gateHandlers(gate, lock);
  await takeLock();
  await presses();
  await presses();
  expect(requests).toBe(0);
  expect(status()).toBe('submitting');
  await resume({ verdict: 'repeat', isRenewed: true, isOtherPerson: false });
  await settle();
  expect(requests).toBe(1);
  expect(facts).toEqual(['sent']);
});
