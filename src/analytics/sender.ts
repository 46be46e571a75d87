import { type Infer, array, number, object, string } from 'superstruct';
import { readStored } from '../kernel/stored-text.ts';

/** Result of sending a batch; a `refused` one is never retried. */
export type Sent = 'taken' | 'refused' | 'failed';

/** Browser functions of a sender. */
export interface SenderPlatform {
  now(): number;
  newId(): string;
  /** Analytics visitor id; `undefined` without consent, when nothing is sent or stored. */
  visitor(): string | undefined;
  post(body: string): Promise<Sent>;
  /** Sends a batch during unload; returns true if the browser accepts it. */
  beacon(body: string): boolean;
  schedule(run: () => void, ms: number): () => void;
  /** Stores unsent events for the next page; `null` for none. */
  keep(text: string | null): void;
  kept(): string | null;
}

/** Sends measured events to the collector. */
export interface Sender {
  send(name: string, params: unknown): void;
  /** Call when the page unloads or is hidden, because it may not return. */
  leave(): void;
}

/** `event` is JSON, so that it is serialised once and not with each batch. */
const Waiting = object({ id: string(), at: number(), visitor: string(), event: string() });
type Waiting = Infer<typeof Waiting>;

/** Events within this time (ms) are sent together. */
const GATHER_MS = 5000;
const MOST_EVENTS = 20;
/** Browsers limit requests during unload to 64 kB. */
const MOST_CHARACTERS = 48_000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 5 * 60 * 1000;
/** Events older than a day are useless. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;
const MOST_WAITING = 500;

/** Events of the next batch. */
function batchOf(waiting: readonly Waiting[], most: number): readonly Waiting[] {
  let size = 0;
  const fitting = waiting.slice(0, most).findIndex(({ event }) => {
    size += event.length;
    return size > MOST_CHARACTERS;
  });
  // A single oversized event is sent alone.
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
 * Sends one batch at a time. Failed ones are retried with back-off and the same ids, also by the
 * next page, and dropped after a day. The collector removes duplicates by id. `gatherMs` and `most`
 * limit a batch.
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
  /** True if waiting events are stored. */
  let isKept = false;

  /** Drops events of other visitors, and old ones. */
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

  /** Merges with events that other tabs have stored. */
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
      // The result of a pending batch will be unknown. The page may return and continue.
      waiting = unsent;
      const kept = [...underWay, ...unsent];
      if (kept.length === 0) return;
      keepInstead([], kept);
      isKept = true;
    },
  };
}
