import { type Chain, createChain } from '#src/event-log/chain.ts';
import {
  FULL_DIGEST_LENGTH,
  HASH_LENGTH,
  TRACE_FORMAT,
  chainStart,
} from '#src/event-log/record.ts';
import { TraceError } from './trace.ts';

/** Format 3 began its hash chain anew at every page life and left the header out; all hashes were short. */
const UNCHAINED_FORMAT = 3;

/** Format 4 had a digest of all stores together, at the end only. */
export const WITHOUT_STORES = 4;

/** The formats that are read, the newest last. */
export const READ_FORMATS: readonly number[] = [UNCHAINED_FORMAT, WITHOUT_STORES, TRACE_FORMAT];

/** True where a trace says along the way what has become of each store. */
export function hasStores(format: number): boolean {
  return format > WITHOUT_STORES;
}

/** True where the hash chain covers the whole trace. */
export function isChainedFormat(format: number): boolean {
  return format !== UNCHAINED_FORMAT;
}

/** The hash chain of a trace that is read, in whichever format. */
export interface TraceChain {
  /** True where the chain tells the order of page lives. */
  coversOrder: boolean;
  /** A page life begins, or is taken up at a checkpoint. */
  begin(): void;
  /** Throws a `TraceError` where the hash of line `number` does not hold. */
  check(line: string, number: number, hash: unknown, isEnd: boolean): void;
}

export function createTraceChain(format: number, header: string): TraceChain {
  const isChained = isChainedFormat(format);
  let chain: Chain | undefined;
  return {
    coversOrder: isChained,
    begin() {
      if (!isChained) chain = createChain(chainStart(format));
      else chain ??= createChain(chainStart(format), header);
    },
    check(line, number, hash, isEnd) {
      if (!chain) throw new TraceError(number, 'the first record is not the start of a page life');
      const length = isEnd && isChained ? FULL_DIGEST_LENGTH : HASH_LENGTH;
      const tail = `,"${String(hash)}"]`;
      if (typeof hash !== 'string' || !line.startsWith('[') || !line.endsWith(tail))
        throw new TraceError(number, 'the hash is missing');
      if (hash !== chain.link(line.slice(1, -tail.length), length))
        throw new TraceError(
          number,
          'the hash chain is broken: this line or one before it was changed',
        );
    },
  };
}
