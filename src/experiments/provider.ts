import { readStored } from '../kernel/stored-text.ts';
import { DataFile, type Decision, decide } from './decide.ts';

/** Answer of the data file's address: a text with its ETag, or unchanged. */
export type Loaded = { text: string; etag: string | null } | 'unchanged';

/** Browser functions of a provider. */
export interface ProviderPlatform {
  /** Rejects on failure. */
  load(etag: string | null): Promise<Loaded>;
  /** True while the visitor consents. */
  mayLoad(): boolean;
  schedule(run: () => void, ms: number): void;
  keep(text: string): void;
  kept(): string | null;
  /** Tab id; empty without storage. */
  tab(): string;
  forced: Readonly<Record<string, string>>;
}

/** Provides decisions for a visitor. */
export interface Provider {
  /** Resolves with the next decisions that differ from the last ones. */
  next(visitor: string): Promise<Decision[]>;
}

/** EXP-01 */
const POLL_MS = 5 * 60 * 1000;
const LONGEST_POLL_MS = 60 * 60 * 1000;

/**
 * A provider over a data file polled every five minutes, with back-off on failures. The last valid
 * file is used meanwhile, across pages and offline.
 */
export function createProvider(platform: ProviderPlatform): Provider {
  let file: DataFile | undefined;
  let etag: string | null = null;
  let failures = 0;
  let isPolling = false;
  let told = '';
  let waiting: { visitor: string; tell: (decisions: Decision[]) => void } | undefined;

  function look(): void {
    if (!waiting) return;
    const { visitor, tell } = waiting;
    const decisions = decide(file, { visitor, tab: platform.tab() }, platform.forced);
    const text = visitor + JSON.stringify(decisions);
    if (decisions.length === 0 || text === told) return;
    told = text;
    waiting = undefined;
    tell(decisions);
  }

  async function poll(): Promise<void> {
    if (!platform.mayLoad()) {
      isPolling = false;
      return;
    }
    try {
      const loaded = await platform.load(etag);
      if (loaded !== 'unchanged') {
        const read = readStored(loaded.text, DataFile);
        if (!read) throw new Error('The data file of the experiments cannot be read');
        file = read;
        etag = loaded.etag;
        // Consent may have been withdrawn meanwhile.
        if (platform.mayLoad()) platform.keep(loaded.text);
      }
      failures = 0;
    } catch {
      failures += 1;
    }
    look();
    platform.schedule(() => void poll(), Math.min(POLL_MS * 2 ** failures, LONGEST_POLL_MS));
  }

  return {
    next(visitor) {
      return new Promise((tell) => {
        waiting = { visitor, tell };
        file ??= readStored(platform.kept(), DataFile) ?? undefined;
        look();
        if (isPolling) return;
        isPolling = true;
        // The visitor's cookie may be written in this tick.
        platform.schedule(() => void poll(), 0);
      });
    },
  };
}
