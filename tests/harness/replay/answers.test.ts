import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shopSession } from '#harness/bench/shop-session.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { report } from '#harness/replay/report.ts';
import type { AnswerRecord } from '#harness/replay/trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import { createAnswerSamples } from '#src/ports/http/answer-samples.ts';
import { type AnyContract, declaredCalls } from '#src/ports/http/call.ts';
import { contractAtHand, loadContracts } from '#src/ports/http/http.ts';
import { takesSession } from '#src/ports/http/request.ts';
import { rehashed } from './rehashed.ts';

let text: string;
let samples: readonly AnswerRecord[];

beforeAll(async () => {
  await loadContracts();
  text = await shopSession(11, 3);
  samples = readTrace(text).records.filter((record) => record.kind === 'answer');
}, 60_000);

function callNamed(name: string) {
  const call = [...declaredCalls().values()].find((each) => each.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  return call;
}

let mend: () => void = () => undefined;

afterEach(() => mend());

/** What reads a call's answers reads them otherwise until the test ends. */
function breaks(name: string, read: (contract: AnyContract) => AnyContract['read']): void {
  const contract = contractAtHand(callNamed(name));
  if (!contract) throw new Error(`${name} has no contract at hand`);
  const { read: right } = contract;
  mend = () => (contract.read = right);
  contract.read = read({ ...contract });
}

describe('answers as they came', () => {
  it('are in the trace, a few of them, each once, and read as they were', () => {
    expect(samples.length).toBeGreaterThan(2);
    expect(new Set(samples.map(({ sample }) => JSON.stringify(sample))).size).toBe(samples.length);
    expect(verifyTrace(readTrace(text)).divergence).toBeUndefined();
  });

  it('are of services that know no session, the listing among them', () => {
    for (const { sample } of samples)
      expect(takesSession(callNamed(sample.call)), sample.call).toBe(false);
    expect(samples.map(({ sample }) => sample.call)).toContain('listing.products');
  });

  it.each([null, 'linen'])('are not of what a shopper has typed: %j', (searchTerm) => {
    const call = callNamed('listing.products');
    const contract = contractAtHand(call) as AnyContract;
    const { sample } = samples.find((one) => one.sample.call === call.name) as AnswerRecord;
    const { raw, currencyCode } = sample;
    const written: string[] = [];
    const params = { ...(sample.params as object), searchTerm };
    createAnswerSamples((body) => written.push(body))(call, contract, {
      raw,
      params,
      currencyCode,
    });
    expect(written).toHaveLength(searchTerm === null ? 1 : 0);
  });

  it('are at most 15 % of the trace, packed', () => {
    const lines = text.trimEnd().split('\n');
    const without = rehashed(lines.filter((line) => !line.startsWith('["a"')));
    const more = gzipSync(text).length / gzipSync(without).length - 1;
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThan(0.15);
  });

  it('find a contract that reads something else, and name the call', () => {
    const { sample, line } = samples[0] as AnswerRecord;
    breaks(sample.call, ({ read }) => (...given) => [read(...given), 'more']);
    const verification = verifyTrace(readTrace(text));
    expect(verification.divergence).toMatchObject({
      kind: 'answers',
      line,
      about: [`~http/${sample.call}`],
    });
    expect(report('x.jsonl', verification, 1)).toContain(`${sample.call} is read as a value`);
  });

  it('find a contract that cannot read them any more', () => {
    const { sample } = samples[0] as AnswerRecord;
    breaks(sample.call, () => () => {
      throw new Error('unread');
    });
    expect(verifyTrace(readTrace(text)).divergence?.actual).toBe('it cannot be read');
  });
});
