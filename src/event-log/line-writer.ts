import { type Digest, createDigest, digestText, mixText } from '../kernel/hash.ts';
import { type Chain, createChain } from './chain.ts';
import { FACTS_DIGEST_LENGTH, type MarkerKind, type SampleKind, chainStart } from './record.ts';

/** Orders and chains the lines of one page life. */
export interface LineWriter {
  /** Opens a record, which stays open for its facts. */
  begin(head: string): void;
  /** Adds a line after the open record. */
  follow(body: string): void;
  /** Adds a fact of the open record; `payload` is encoded. */
  note(fact: string, payload: string): void;
  /** Adds a reducer's error, which may precede the record of its input. */
  fault(data: unknown): void;
  /** Assigns the errors so far to the open record. */
  attribute(): void;
  /** Whole milliseconds since the last timed line. */
  elapsed(): number;
  /** Closes the open record. */
  seal(): void;
  mark(kind: MarkerKind, data: unknown): void;
  /** Writes the digests of changed stores. Call outside a tick. */
  digests(stores: string): void;
  /** Writes a sample of a raw answer or a request. Call outside a tick. */
  sample(kind: SampleKind, body: string): void;
  /** Writes a checkpoint, which starts a new chain. */
  checkpoint(data: string): void;
}

interface OpenRecord {
  head: string;
  facts: string[];
  digest: Digest;
}

/** Creates the writer of a page life. `now` returns ms; `append` receives each finished line. */
export function createLineWriter(now: () => number, append: (line: string) => void): LineWriter {
  let chain: Chain = createChain(chainStart());
  let open: OpenRecord | undefined;
  let following: string[] = [];
  let faults: string[] = [];
  let last = Math.round(now());
  let count = 0;

  function write(body: string): void {
    count += 1;
    append(`[${body},"${chain.link(body)}"]`);
  }

  function marker(kind: MarkerKind, data: unknown): string {
    return `"m",${elapsed()},"${kind}",${JSON.stringify(data)}`;
  }

  function attribute(): void {
    if (faults.length === 0) return;
    following.push(...faults);
    faults = [];
  }

  function finish(): void {
    if (open) {
      const { head, facts, digest } = open;
      open = undefined;
      write(
        facts.length === 0
          ? head
          : `${head},["${facts.join('","')}"],"${digestText(digest, FACTS_DIGEST_LENGTH)}"`,
      );
    }
    if (following.length === 0) return;
    const lines = following;
    following = [];
    for (const line of lines) write(line);
  }

  function seal(): void {
    attribute();
    finish();
  }

  function begin(head: string): void {
    finish();
    open = { head, facts: [], digest: createDigest() };
    attribute();
  }

  function elapsed(): number {
    const time = Math.round(now());
    const passed = Math.max(0, time - last);
    last = Math.max(last, time);
    return passed;
  }

  return {
    begin,
    follow: (body) => void following.push(body),
    note(fact, payload) {
      if (!open) begin(marker('fault', { stray: fact }));
      open?.facts.push(fact);
      if (open) mixFact(open.digest, fact, payload);
    },
    fault: (data) => void faults.push(marker('fault', data)),
    attribute,
    elapsed,
    seal,
    mark(kind, data) {
      seal();
      write(marker(kind, data));
    },
    digests(stores) {
      seal();
      write(`"d",${elapsed()},${stores}`);
    },
    sample(kind, body) {
      seal();
      write(`"${kind}",${elapsed()},${body}`);
    },
    checkpoint(data) {
      seal();
      chain = createChain(chainStart());
      write(`"k",${elapsed()},${count},${data}`);
    },
  };
}

/** Adds a fact to a record's digest, in any order; the player does the same. */
export function mixFact(digest: Digest, name: string, payload: string): void {
  const fact = createDigest();
  mixText(fact, name);
  mixText(fact, payload);
  digest.a = (digest.a + fact.a) | 0;
  digest.b = (digest.b + fact.b) | 0;
}
