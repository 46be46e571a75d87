import { expect, it } from 'vitest';
import { FAULT_KINDS, type FaultKind, type FaultPlan } from '#harness/backend/faults/faults.ts';
import { createClient, variantOf } from '../client.ts';

const PRODUCT = '/transformer/products/RL0101RAW';
const tee = variantOf('RL1001WHT');

type Client = ReturnType<typeof createClient>;

/** Status and key of an answer, or the name of the error. */
async function seen(answer: ReturnType<Client['get']>): Promise<string> {
  try {
    const { status, body } = await answer;
    return `${status} ${body?.errors?.[0].errorKey ?? typeof body}`;
  } catch (error) {
    return (error as Error).name;
  }
}

async function visit(faults: FaultPlan): Promise<string[]> {
  const client = createClient({ faults, wait: () => Promise.resolve() });
  const all = [await seen(client.guest())];
  for (let round = 0; round < 18; round++)
    all.push(
      await seen(client.get(PRODUCT)),
      await seen(client.add(tee)),
      await seen(client.get('/userinfo/@self')),
    );
  return all;
}

function only(kind: FaultKind): FaultPlan {
  return { seed: 1, percent: 100, kinds: [kind] };
}

it('gives the same faults for the same seed and requests, at the planned rate', async () => {
  const first = await visit({ seed: 7, percent: 40 });
  expect(await visit({ seed: 7, percent: 40 })).toEqual(first);
  expect(await visit({ seed: 8, percent: 40 })).not.toEqual(first);
  expect(new Set(await visit({ seed: 7, percent: 0 }))).toEqual(new Set(['200 object']));
  const client = createClient({ faults: { seed: 3, percent: 10, kinds: ['error-500'] } });
  let failed = 0;
  for (let call = 0; call < 1000; call++)
    failed += (await client.get(PRODUCT)).status === 500 ? 1 : 0;
  expect([failed > 70, failed < 130]).toEqual([true, true]);
});

it.each([
  ['error-500', '500 _ERR_GENERIC'],
  ['error-404', '404 _ERR_NOT_FOUND'],
  ['unreachable', 'TypeError'],
  ['lost', 'TypeError'],
  ['half-body', 'SyntaxError'],
  ['html', 'SyntaxError'],
  ['wrong-type', '200 string'],
  ['too-large', '200 object'],
  ['slow', '200 object'],
  ['expired', '200 object'],
  ['refused', '200 object'],
  ['stale-stock', '200 object'],
] as const)('%s turns a call without a session into: %s', async (kind, expected) => {
  const client = createClient({ faults: only(kind), wait: () => Promise.resolve() });
  expect(await seen(client.get(PRODUCT))).toBe(expected);
});

it('SES-19 refuses with every key and status without ending the session; an expiry ends it', async () => {
  const answers = new Set<string>();
  const refused = createClient({ faults: only('refused') });
  await refused.guest();
  for (let call = 0; call < 300; call++) answers.add(await seen(refused.get('/userinfo/@self')));
  expect(answers.size).toBe(30);
  expect(refused.backend.world().state.sessions[0]?.ended).toBeUndefined();
  const expired = createClient({ faults: only('expired') });
  await expired.guest();
  await expired.bag();
  expect(expired.backend.world().state.sessions[0]?.ended?.how).toBe('order');
});

it.each(FAULT_KINDS)('%s never refuses a call that opens or ends a session', async (kind) => {
  for (let seed = 0; seed < 5; seed++) {
    const client = createClient({ faults: { ...only(kind), seed }, wait: () => Promise.resolve() });
    const made = await seen(client.guest());
    expect(made).not.toMatch(/ERR_(?!GENERIC$)/);
    if (made !== '200 object') continue;
    expect(await seen(client.send('DELETE', '/guestidentity/@self'))).toBe(made);
  }
});

it('delays use the caller’s clock', async () => {
  const waits: number[] = [];
  const wait = (ms: number) => Promise.resolve(void waits.push(ms));
  const latencyMs = [100, 200] as const;
  const calm = createClient({ faults: { seed: 1, percent: 0, latencyMs }, wait });
  for (let call = 0; call < 20; call++) await calm.get(PRODUCT);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...waits)).toBeLessThanOrEqual(200);
  waits.length = 0;
  await createClient({ faults: only('slow'), wait }).get(PRODUCT);
  expect(waits[0]).toBeGreaterThanOrEqual(2000);
});
