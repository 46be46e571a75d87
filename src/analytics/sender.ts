import { type Infer, array, number, object, string } from 'superstruct';
import { readStored } from '../kernel/stored-text.ts';

/** What became of a batch: `refused` is never taken, however often it is sent. */
export type Sent = 'taken' | 'refused' | 'failed';

/** What a sender needs of the browser. */
export interface SenderPlatform {
  now(): number;
  newId(): string;
  /** Who analytics know this visitor as; `undefined` for nobody: then nothing is sent, or kept. */
  visitor(): string | undefined;
  post(body: string): Promise<Sent>;
  /** Hands a batch to the browser when the page goes; whether it takes it. */
  beacon(body: string): boolean;
  schedule(run: () => void, ms: number): () => void;
  /** What still waits, for the next page; `null` for nothing. */
  keep(text: string | null): void;
  kept(): string | null;
}

/** Takes what is measured to where it is collected. */
export interface Sender {
  send(name: string, params: unknown): void;
  /** The page goes, or is hidden and may not come back. */
  leave(): void;
}

/** `event` is JSON: what is measured is written once, not with each batch. */
const Waiting = object({ id: string(), at: number(), visitor: string(), event: string() });
type Waiting = Infer<typeof Waiting>;

/** Events that come within this time go together. */
const GATHER_MS = 5000;
const MOST_EVENTS = 20;
/** A page that goes may have 64 kB on the way. */
const MOST_CHARACTERS = 48_000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 5 * 60 * 1000;
/** After a day nobody can use it. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;
const MOST_WAITING = 500;

/** The events that go in the next batch. */
function batchOf(waiting: readonly Waiting[], most: number): readonly Waiting[] {
  let size = 0;
  const fitting = waiting.slice(0, most).findIndex(({ event }) => {
    size += event.length;
    return size > MOST_CHARACTERS;
  });
  // What is too long by itself goes alone.
  return waiting.slice(0, fitting < 0 ? most : Math.max(fitting, 1));
}

function bodyOf(batch: readonly Waiting[]): string {
  const events = batch.map(
    ({ id, at, visitor, event }) =>
      `{"id":${JSON.stringify(id)},"at":${at},"visitor":${JSON.stringify(visitor)},"event":${event}}`,
  );
  return `{"events":[${events.join()}]}`;
}

/**
 * A sender: batches, one at a time; what is not taken is sent again, later and later, with the same ids, also by the
 * next page; after a day it is given up. Whoever collects tells an event that comes twice by its id.
 * `gatherMs` and `most` say how long events are gathered, and how many go together.
 */
export function createSender(
  platform: SenderPlatform,
  { gatherMs = GATHER_MS, most = MOST_EVENTS }: { gatherMs?: number; most?: number } = {},
): Sender {
  const { now, newId, schedule } = platform;
  let waiting: Waiting[] = [];
  let underWay: readonly Waiting[] = [];
  let failures = 0;
  let cancel: (() => void) | undefined;
  /** Whether the device has something of what waits here. */
  let isKept = false;

  /** Only what is of this visitor, and not too old. */
  function tidy(): void {
    const visitor = platform.visitor();
    const isGood = (one: Waiting) => one.visitor === visitor && now() - one.at < GIVE_UP_MS;
    waiting = waiting.filter(isGood).slice(-MOST_WAITING);
    underWay = underWay.filter(isGood);
  }

  function plan(): void {
    if (cancel || underWay.length > 0 || waiting.length === 0) return;
    const retry = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
    const isFull = failures === 0 && waiting.length >= most;
    cancel = schedule(
      () => {
        cancel = undefined;
        void go();
      },
      failures > 0 ? retry : isFull ? 0 : gatherMs,
    );
  }

  async function go(): Promise<void> {
    tidy();
    const batch = batchOf(waiting, most);
    if (batch.length === 0) return;
    underWay = batch;
    waiting = waiting.slice(batch.length);
    const sent = await platform.post(bodyOf(batch)).catch((): Sent => 'failed');
    const unsent = underWay;
    underWay = [];
    failures = sent === 'failed' ? failures + 1 : 0;
    if (sent === 'failed') waiting = [...unsent, ...waiting];
    else if (isKept) keepInstead(batch, []);
    plan();
  }

  function keptBefore(): Waiting[] {
    return readStored(platform.kept() ?? undefined, array(Waiting)) ?? [];
  }

  /** Other tabs leave something in the same place. */
  function keepInstead(gone: readonly Waiting[], come: readonly Waiting[]): void {
    const ids = new Set([...gone, ...come].map(({ id }) => id));
    const all = [...keptBefore().filter(({ id }) => !ids.has(id)), ...come];
    platform.keep(all.length === 0 ? null : JSON.stringify(all.slice(-MOST_WAITING)));
  }

  waiting = keptBefore();
  if (waiting.length > 0) platform.keep(null);
  tidy();
  plan();
  return {
    send(name, params) {
      const visitor = platform.visitor();
      if (visitor === undefined) return;
      waiting.push({ id: newId(), at: now(), visitor, event: JSON.stringify({ name, params }) });
      if (waiting.length === most && failures === 0) {
        cancel?.();
        cancel = undefined;
      }
      plan();
    },
    leave() {
      tidy();
      const unsent: Waiting[] = [];
      while (waiting.length > 0) {
        const batch = batchOf(waiting, most);
        waiting = waiting.slice(batch.length);
        if (failures > 0 || !platform.beacon(bodyOf(batch))) unsent.push(...batch);
      }
      // Nobody can say any more what becomes of what is under way. The page may come back, and go on.
      waiting = unsent;
      const kept = [...underWay, ...unsent];
      if (kept.length === 0) return;
      keepInstead([], kept);
      isKept = true;
    },
  };
}
