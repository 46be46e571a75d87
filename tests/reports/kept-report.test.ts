import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isShoppersEverywhere } from '#src/ports/storage/forget.ts';
import {
  forgetReport,
  isReportLeft,
  storeReport,
  leftReport,
} from '#src/ports/browser/storage/stored-report.ts';
import { offerTrace } from '#src/ports/browser/storage/own-trace.ts';
import { heldFile } from '#src/ports/file-shelf.ts';
import {
  claimAutomatic,
  forgetKeptReport,
  packReport,
  recallReport,
} from '#src/reports/port-handlers.ts';
import { CASE, GIVE_UP_MS, caseOf, pauseAfter } from '#src/reports/report.ts';

const KEY = 'selvedge-report';
const BYTES = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);
const LEFT = { caseId: 'R-0000-0001', isCut: true, isAutomatic: false };
const WEEK = 7 * 24 * 60 * 60 * 1000;
const TRACE =
  '{"trace":"selvedge","format":5}\n["i",0,"app/started",{},"abc"]\n["e",0,{},"0123456789"]\n';

async function bytesOf(file: Blob): Promise<number[]> {
  return [...new Uint8Array(await file.arrayBuffer())];
}

/** A browser's storage. */
class Storage {
  readonly #kept = new Map<string, string>();
  isFull = false;
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#kept.set(key, text);
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
}

let storage = new Storage();

beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {});
  offerTrace({ export: async () => TRACE, goOn: () => undefined });
});

describe('a report that was not delivered', () => {
  it('is available to the next page, byte by byte', async () => {
    await storeReport({ ...LEFT, file: new Blob([BYTES]) });
    expect(isReportLeft()).toBe(true);
    const left = leftReport(WEEK);
    expect(left).toMatchObject(LEFT);
    expect(await bytesOf(left?.file ?? new Blob())).toEqual([...BYTES]);
  });

  it('is removed by its number only', async () => {
    await storeReport({ ...LEFT, file: new Blob([BYTES]) });
    forgetReport('R-0000-0002');
    expect(isReportLeft()).toBe(true);
    forgetReport(LEFT.caseId);
    expect(isReportLeft()).toBe(false);
  });

  it('is dropped after a week', async () => {
    await storeReport({ ...LEFT, file: new Blob([BYTES]) });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + WEEK + 1);
    expect(leftReport(GIVE_UP_MS)).toBeUndefined();
    expect(isReportLeft()).toBe(false);
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"caseId":1}',
    JSON.stringify({ ...LEFT, at: 1e15, file: '%%%' }),
  ])('is missing if the device has %j', (text) => {
    storage.setItem(KEY, text);
    expect(leftReport(WEEK)).toBeUndefined();
  });

  it('is lost with the page if the device refuses it', async () => {
    storage.isFull = true;
    await storeReport({ ...LEFT, file: new Blob([BYTES]) });
    expect(isReportLeft()).toBe(false);
  });

  it('is removed at sign-out', () => {
    expect(isShoppersEverywhere(KEY)).toBe(true);
    expect(isShoppersEverywhere('selvedge-reports')).toBe(false);
  });
});

describe('the browser', () => {
  it('packs a report, holds it for the call, and recalls it after a reload', async () => {
    const packed = await packReport({ cause: 'pressed', message: 'broken' });
    expect(packed.caseId).toMatch(CASE);
    expect(packed).toMatchObject({ isCut: false, isAutomatic: false });
    const held = await bytesOf(heldFile(packed.caseId));
    expect(held.slice(0, 2)).toEqual([0x1f, 0x8b]);
    expect(held).toHaveLength(packed.bytes);
    expect(await recallReport()).toEqual(packed);
    await forgetKeptReport(packed);
    expect(heldFile(packed.caseId).size).toBe(0);
    expect(await recallReport()).toBeNull();
  });

  it('fails without a log, or without compression', async () => {
    const { CompressionStream } = globalThis;
    vi.stubGlobal('CompressionStream', undefined);
    await expect(packReport({ cause: 'pressed', message: '' })).rejects.toBeUndefined();
    vi.stubGlobal('CompressionStream', CompressionStream);
    offerTrace({ export: () => Promise.reject(new Error('x')), goOn: () => undefined });
    await expect(packReport({ cause: 'pressed', message: '' })).rejects.toBeUndefined();
    expect(isReportLeft()).toBe(false);
  });

  it('reports automatically on one device in five, once a day per cause', async () => {
    const draw = vi.spyOn(crypto, 'getRandomValues');
    const drawn = (value: number) =>
      draw.mockImplementation((array) => {
        (array as Uint8Array).fill(value);
        return array;
      });
    drawn(3);
    expect(await claimAutomatic({ cause: 'view' })).toBe(false);
    drawn(5);
    expect(await claimAutomatic({ cause: 'view' })).toBe(true);
    expect(await claimAutomatic({ cause: 'view' })).toBe(false);
    expect(await claimAutomatic({ cause: 'fatal' })).toBe(true);
  });
});

it('creates case numbers that are easy to read out', () => {
  expect(caseOf([0, 1, 2, 3, 31, 255, 32, 18])).toBe('R-0123-ZZ0J');
  expect(caseOf([0, 1, 2, 3, 31, 255, 32, 18])).toMatch(CASE);
});

it('doubles pauses up to five minutes, and respects a requested one', () => {
  const network = { kind: 'network' } as const;
  expect([1, 2, 3, 20].map((tries) => pauseAfter(tries, network))).toEqual([
    2000, 4000, 8000, 300_000,
  ]);
});
