import { type Chain, createChain } from '#src/event-log/chain.ts';
import {
  FULL_DIGEST_LENGTH,
  HASH_LENGTH,
  TRACE_FORMAT,
  chainStart,
} from '#src/event-log/record.ts';
import { TraceError } from './trace.ts';

/** Format 3 restarts its hash chain at every page life, omits the header, and has short hashes. */
const UNCHAINED_FORMAT = 3;

/** Format 4 has one digest of all stores, at the end only. */
export const WITHOUT_STORES = 4;

/** Supported formats, the newest last. */
export const READ_FORMATS: readonly number[] = [UNCHAINED_FORMAT, WITHOUT_STORES, TRACE_FORMAT];

/** True if the format records store digests along the way. */
export function hasStores(format: number): boolean {
  return format > WITHOUT_STORES;
}

/** True where the hash chain covers the whole trace. */
export function isChainedFormat(format: number): boolean {
  return format !== UNCHAINED_FORMAT;
}

/** Hash chain of a trace in any supported format. */
export interface TraceChain {
  /** True if the chain determines the order of page lives. */
  coversOrder: boolean;
  /** Starts a page life, or continues one at a checkpoint. */
  begin(): void;
  /** Throws a `TraceError` if the hash of line `number` is wrong. */
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
