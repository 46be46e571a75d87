import { expect, it } from 'vitest';
import { sample } from '#harness/config/sample.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import type { Wire } from '#harness/scenarios/device.ts';
import { runScenario } from '#harness/scenarios/run.ts';

type Change = (value: unknown) => unknown;

/** Changes each object of an answer. */
function changing(change: (part: Record<string, unknown>) => [string, unknown][]): Wire {
  const walk: Change = (value) => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const entries = change(value as Record<string, unknown>);
    return Object.fromEntries(entries.map(([key, part]) => [key, walk(part)]));
  };
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    const text = await response.text();
    if (text === '' || !/^[[{]/.test(text)) return new Response(text, response);
    return new Response(JSON.stringify(walk(JSON.parse(text))), response);
  };
}

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString'];
const IDS = /^(?:id|productId|variantId|partNumber|orderId|paymentId|name|key|ean)$/i;

const withKeys = changing((part) => [
  ...Object.entries(part),
  ...NAMES.map((name): [string, unknown] => [name, Object.values(part)[0]]),
]);
const withIds = (name: string) =>
  changing((part) =>
    Object.entries(part).map(([key, value]) =>
      IDS.test(key) && typeof value === 'string' ? [key, name] : [key, value],
    ),
  );

const cases = sample(
  SCENARIOS.filter((_, at) => at % 7 === 0),
  4,
);

it.each([
  { with: 'keys', wire: withKeys },
  ...NAMES.map((name) => ({ with: `ids ${name}`, wire: withIds(name) })),
])('reads the shop’s own record of answers with hostile $with', async ({ wire }) => {
  for (const scenario of cases) {
    const { trace } = await runScenario(scenario, 'rl', wire);
    const { divergence } = verifyAtHand(readTrace(trace));
    expect([scenario.id, divergence]).toEqual([scenario.id, undefined]);
  }
});
