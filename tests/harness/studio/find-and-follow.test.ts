import { beforeAll, describe, expect, it } from 'vitest';
import { shopSession } from '#harness/bench/shop-session.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import type { CallRecord, Trace } from '#harness/replay/trace.ts';
import { readAddress, withInAddress } from '#harness/studio/address.ts';
import { importTrace } from '#harness/studio/import-trace.ts';
import { networkAt } from '#harness/studio/network/calls.ts';
import { NO_FILTER, filtered } from '#harness/studio/records/filter.ts';
import { linksOf } from '#harness/studio/records/links.ts';
import { nameOf, toneOf } from '#harness/studio/records/present.ts';
import { createStageSession } from '#harness/studio/stage-session.ts';
import { compareValues } from '#harness/studio/state/compare-values.ts';
import { historyOf, setBefore } from '#harness/studio/state/history.ts';
import { EMPTY, studioReducer } from '#harness/studio/studio-state.ts';

const PRODUCT = 'http/product.byId';

let text: string;
let trace: Trace;

beforeAll(async () => {
  text = await shopSession(2, 1);
  trace = readTrace(text);
}, 60_000);

const names = (places: readonly number[] = []) =>
  places.map((at) => nameOf(trace.records[at] ?? trace.records[0]!));

describe('finding records in the studio', () => {
  it('matches all without words and kinds', () => {
    expect(filtered(trace, NO_FILTER)).toBeUndefined();
  });

  it('searches names, facts and payloads for every word', () => {
    const call = trace.records.find((one) => one.kind === 'call' && one.name === PRODUCT);
    const { productId } = (call as CallRecord).params as { productId: string };
    const found = names(filtered(trace, { text: `PRODUCT.byid ${productId}`, kinds: [] }));
    expect(found.filter((name) => name === PRODUCT).length).toBeGreaterThanOrEqual(2);
    expect(new Set(found)).toEqual(new Set([PRODUCT]));
    expect(filtered(trace, { text: 'product/loaded', kinds: [] })?.length).toBeGreaterThan(0);
    expect(filtered(trace, { text: 'no such thing', kinds: [] })).toEqual([]);
  });

  it('excludes digests and checkpoints, unless their kind is requested', () => {
    const kindsOf = (places: readonly number[] = []) =>
      new Set(places.map((at) => trace.records[at]?.kind));
    const found = kindsOf(filtered(trace, { text: 'product/', kinds: [] }));
    expect(found.size).toBeGreaterThan(0);
    expect(found).not.toContain('digests');
    expect(kindsOf(filtered(trace, { text: 'digests product/', kinds: [] }))).toEqual(
      new Set(['digests']),
    );
  });

  it('filters by kind, and by calls without an answer', () => {
    const inputs = filtered(trace, { text: '', kinds: ['input'] }) ?? [];
    expect(inputs.length).toBeGreaterThan(3);
    expect(inputs.every((at) => toneOf(trace.records[at]!) === 'input')).toBe(true);
    const open = filtered(trace, { text: '', kinds: ['open'] }) ?? [];
    expect(open.every((at) => trace.records[at]?.kind === 'call')).toBe(true);
    expect(open.some((at) => linksOf(trace).has(at))).toBe(false);
  });

  it('is stored in the URL with the step, and restored from it', () => {
    const filter = { text: 'cart voucher', kinds: ['call', 'fail'] as const };
    const breakpoints = ['cart/piecesAhead < 0', 'cart/itemAdded {"productId":"a&b"}'];
    const address = withInAddress('http://localhost/studio?scenario=x', {
      filter,
      breakpoints,
      step: 120,
    });
    expect(address).toBe(
      'http://localhost/studio?scenario=x&find=cart+voucher&kinds=call%2Cfail&stop=cart%2FpiecesAhead+%3C+0&stop=cart%2FitemAdded+%7B%22productId%22%3A%22a%26b%22%7D#120',
    );
    expect(readAddress(new URL(address))).toEqual({ filter, breakpoints, step: 120 });
    const plain = withInAddress(address, { filter: NO_FILTER, breakpoints: [], step: 0 });
    expect(plain).toBe('http://localhost/studio?scenario=x');
    expect(readAddress(new URL('http://localhost/studio?kinds=evil,fail#1e9'))).toEqual({
      filter: { text: '', kinds: ['fail'] },
      breakpoints: [],
      step: 0,
    });
  });
});

describe('following related records', () => {
  it('links each call to its answer, and back', () => {
    const links = linksOf(trace);
    expect(links.size).toBeGreaterThan(10);
    for (const [from, to] of links) {
      expect(links.get(to)).toBe(from);
      expect(nameOf(trace.records[to]!)).toBe(nameOf(trace.records[from]!));
    }
  });

  it('lists the calls of a page life with duration and size', () => {
    const { calls, from, to } = networkAt(trace, trace.records.length - 1);
    const product = calls.find(({ name }) => name === 'product.byId');
    expect(product).toMatchObject({ outcome: 'done' });
    expect(product?.ms).toBeGreaterThanOrEqual(0);
    expect(product?.size).toBeGreaterThan(500);
    expect(calls.every(({ at }) => at >= from && at <= to)).toBe(true);
  });

  it('leads from a value to the step that set it, and compares two steps', () => {
    const session = createStageSession(trace);
    const history = historyOf(trace);
    const steps = history['product/product'] ?? [];
    const set = setBefore(steps, session.steps);
    expect(set).toBeDefined();
    const [before, after] = [session.stateAt((set ?? 1) - 1), session.stateAt(set ?? 0)];
    const changed = compareValues(before, after).map(({ store }) => store);
    expect(changed).toContain('product/product');
    expect(compareValues(after, after)).toEqual([]);
    expect(setBefore(steps, (steps[0] ?? 1) - 1)).toBeUndefined();
    session.stop();
  });

  it('caches the last requested states, and clears them with the trace', () => {
    const heard = [1, 2, 3, 4, 5].reduce(
      (state, step) =>
        studioReducer(state, { kind: 'heard', message: { kind: 'state', step, stores: [] } }),
      EMPTY,
    );
    expect([...heard.states.keys()]).toEqual([2, 3, 4, 5]);
    const imported = importTrace('x.jsonl', text);
    if (!imported.ok) throw new Error(imported.message);
    expect(studioReducer(heard, { kind: 'opened', opened: imported.opened }).states.size).toBe(0);
  });
});

describe('a trace that cannot be read to its end', () => {
  it('is shown up to there, with the reason', () => {
    const lines = text.trimEnd().split('\n');
    const at = Math.floor(lines.length / 2);
    const torn = lines.with(at, (lines[at] ?? '').slice(0, 30)).join('\n');
    const imported = importTrace('torn.jsonl', torn);
    if (!imported.ok) throw new Error(imported.message);
    const { cut, trace: part } = imported.opened;
    expect(cut).toBe(`torn.jsonl:${at + 1}: the line is not JSON`);
    expect(part.records.length).toBeGreaterThan(at / 2);
    expect(part.records.length).toBeLessThan(at);
    expect(studioReducer(EMPTY, { kind: 'opened', opened: imported.opened }).problem).toBe(cut);
  });

  it('is rejected if no part of it is readable', () => {
    expect(importTrace('junk', 'junk')).toMatchObject({ ok: false });
  });
});
