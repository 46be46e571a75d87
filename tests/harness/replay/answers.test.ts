import { gzipSync } from 'node:zlib';
import { unknown } from 'superstruct';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shopSession } from '#harness/bench/shop-session.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { report } from '#harness/replay/report.ts';
import type { AnswerRecord } from '#harness/replay/trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { NO_FILTERS } from '#src/listing/filters.ts';
import { createAnswerSamples } from '#src/ports/http/answer-samples.ts';
import { type AnyCall, type AnyContract, declaredCalls } from '#src/ports/http/call.ts';
import { contractAtHand, loadContracts } from '#src/ports/http/http.ts';
import { takesSession } from '#src/ports/http/request.ts';
import { type RequestSample, requestText } from '#src/ports/http/request-samples.ts';
import { rehashed } from './rehashed.ts';

const LISTING = {
  categoryId: 'new',
  searchTerm: null,
  page: 1,
  sort: null,
  filters: NO_FILTERS,
};

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

/** Texts and numbers as `maskedAnswer` writes them. */
const MASKED = [
  /^x?\d*$/,
  /^\/x\d+$/,
  /^X?[A-Z]{2}$/,
  /^-?\d+\.0+$/,
  /^\d+\.5$/,
  /^2\d{3}-01-01/,
  /^https:\/\/example\.test\//,
];
/** Values that structs list themselves. */
const isListed = (leaf: unknown) =>
  ['boolean', 'object'].includes(typeof leaf) || LISTED.test(String(leaf));
const LISTED = /^(guest|registered|[A-Z][A-Z_]+)$/;

function leavesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(leavesOf);
}

let mend: () => void = () => undefined;

afterEach(() => mend());

/** Breaks the contract of a call until the test ends. */
function breaks(name: string, read: (contract: AnyContract) => AnyContract['read']): void {
  const contract = contractAtHand(callNamed(name));
  if (!contract) throw new Error(`${name} has no contract at hand`);
  const { read: right } = contract;
  mend = () => (contract.read = right);
  contract.read = read({ ...contract });
}

describe('raw answers', () => {
  it('are sampled in the trace, each once, and parse to the same values', () => {
    expect(samples.length).toBeGreaterThan(2);
    expect(new Set(samples.map(({ sample }) => JSON.stringify(sample))).size).toBe(samples.length);
    expect(verifyAtHand(readTrace(text)).divergence).toBeUndefined();
  });

  it('include the listing’s and the bag’s', () => {
    const names = samples.map(({ sample }) => sample.call);
    expect(names).toEqual(expect.arrayContaining(['listing.products', 'cart.miniBag']));
  });

  it('keep only the shape of answers from services with a session', () => {
    for (const { sample } of samples.filter(({ sample: { call } }) =>
      takesSession(callNamed(call)),
    ))
      for (const leaf of leavesOf(sample.raw))
        expect(MASKED.some((form) => form.test(String(leaf))) || isListed(leaf), String(leaf)).toBe(
          true,
        );
  });

  it.each([null, 'linen'])('keep only the shape after typed input: %j', (searchTerm) => {
    const call = callNamed('listing.products');
    const contract = contractAtHand(call) as AnyContract;
    const { sample } = samples.find((one) => one.sample.call === call.name) as AnswerRecord;
    const { raw, currencyCode } = sample;
    const written: string[] = [];
    const params = { ...(sample.params as object), searchTerm };
    createAnswerSamples((kind, body) => kind === 'a' && written.push(body))(call, contract, {
      raw,
      params,
      currencyCode,
    });
    const [said] = written.map(
      (body) => JSON.parse(`[${body}]`) as [AnswerRecord['sample'], string],
    );
    expect(written).toHaveLength(1);
    expect(written.join()).not.toContain('linen');
    if (searchTerm === null) expect(said?.[0].raw).toEqual(raw);
    else expect(leavesOf(said?.[0].raw)).not.toEqual(expect.arrayContaining(leavesOf(raw)));
  });

  it('are at most 15 % of the compressed trace', () => {
    const lines = text.trimEnd().split('\n');
    const without = rehashed(lines.filter((line) => !line.startsWith('["a"')));
    const more = gzipSync(text).length / gzipSync(without).length - 1;
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThan(0.15);
  });

  it('reveal a contract that reads another value, and name the call', () => {
    const { sample, line } = samples[0] as AnswerRecord;
    breaks(sample.call, ({ read }) => (...given) => [read(...given), 'more']);
    const verification = verifyAtHand(readTrace(text));
    expect(verification.divergence).toMatchObject({
      kind: 'answers',
      line,
      about: [`~http/${sample.call}`],
    });
    expect(report('x.jsonl', verification, 1)).toContain(`${sample.call} is read as a value`);
  });

  it('reveal a contract that cannot read them any more', () => {
    const { sample } = samples[0] as AnswerRecord;
    breaks(sample.call, () => () => {
      throw new Error('unread');
    });
    expect(verifyAtHand(readTrace(text)).divergence?.actual).toBe('it cannot be read');
  });
});

describe('requests', () => {
  const asked = () => readTrace(text).records.filter((record) => record.kind === 'request');

  /** Changes the request of a call until the test ends. */
  function asks(name: string, part: Partial<AnyCall>): void {
    const call = callNamed(name);
    const before = { ...call };
    mend = () => void Object.assign(call, before);
    Object.assign(call, part);
  }

  it('are in the trace once each, including the bag’s and the session’s', () => {
    const names = asked().map(({ sample }) => sample.call);
    const texts = asked().map(({ sample }) => `${sample.call} ${sample.asked}`);
    expect(new Set(texts).size).toBe(texts.length);
    expect(names.filter((name) => name === 'product.byId').length).toBeGreaterThan(1);
    expect(names).toEqual(expect.arrayContaining(['product.byId', 'cart.add', 'cart.miniBag']));
  });

  it.each<[string, string, Partial<AnyCall>]>([
    ['cart.add', 'path', { path: () => '/another' }],
    ['cart.add', 'body', { body: () => ({ orderItem: [] }) }],
    ['product.byId', 'query', { query: () => ({ ids: 'none' }) }],
    ['product.byId', 'method', { method: 'POST' }],
  ])('reveal that %s requests with another %s', (name, _, part) => {
    asks(name, part);
    const { divergence } = verifyAtHand(readTrace(text));
    expect(divergence).toMatchObject({ kind: 'requests', about: [`~http/${name}`] });
    expect(divergence?.line).toBe(asked().find(({ sample }) => sample.call === name)?.line);
    expect(divergence?.actual).not.toBe(divergence?.expected);
  });

  /** Samples of the requests of a call with these parameters. */
  function requestsOf(call: AnyCall, params: unknown): string[] {
    const written: string[] = [];
    const keep = createAnswerSamples((kind, body) => kind === 'q' && written.push(body));
    keep(call, { answer: unknown(), read: () => null }, { raw: {}, params, currencyCode: null });
    return written;
  }

  const ADDRESS = {
    firstName: 'Mira',
    lastName: 'Lindqvist',
    line1: 'Indigo Row 7',
    postcode: 'E1 6AN',
    city: 'Shoreditch',
    country: 'GB',
  };

  it.each<[string, unknown, readonly string[]]>([
    [
      'session.signIn',
      { email: 'mira@selvedge.example', password: 'indigo-1873' },
      ['mira', 'indigo-1873'],
    ],
    ['listing.products', { ...LISTING, searchTerm: 'linen' }, ['linen']],
    [
      'address.addToBook',
      { address: ADDRESS, isDefault: false, isForBills: false },
      ['Mira', 'Lindqvist', 'Indigo Row', 'E1 6AN', 'Shoreditch'],
    ],
  ])('contain only redacted data of %s', (name, params, words) => {
    const [written, ...more] = requestsOf(callNamed(name), params);
    expect(more).toEqual([]);
    expect(written).toBeDefined();
    for (const word of words) expect(written).not.toContain(word);
  });

  it('match the replayed parameters, also for an address', () => {
    const call = callNamed('address.addToBook');
    const [body = '{}'] = requestsOf(call, {
      address: ADDRESS,
      isDefault: false,
      isForBills: false,
    });
    const { params, asked: text } = JSON.parse(body) as RequestSample;
    expect(text).toMatch(/^POST commerce /);
    expect(requestText(call, params)).toBe(text);
  });

  it('are truncated if long, and still differ after the cut', () => {
    const call = callNamed('stock.inventory');
    const ids = (last: string) => ({
      variantIds: [...Array.from({ length: 40 }, (_, at) => `871910503${1000 + at}`), last],
    });
    const [one = '', other = ''] = ['1', '2'].map((last) => requestText(call, ids(last)));
    expect(one.length).toBeLessThan(260);
    expect(one).not.toBe(other);
  });

  it.each([
    ['no text', '["q",1,{"call":"cart.add","params":null}'],
    ['too long a text', `["q",1,{"call":"cart.add","params":null,"asked":"${'x'.repeat(1001)}"}`],
  ])('name their line if malformed: %s', (_, body) => {
    const lines = text.trimEnd().split('\n');
    const at = lines.findIndex((line) => line.startsWith('["q"'));
    lines[at] = `${body},"abc"]`;
    expect(() => readTrace(rehashed(lines))).toThrow(
      expect.objectContaining({ line: at + 1, reason: 'the sample of a request is malformed' }),
    );
  });
});
