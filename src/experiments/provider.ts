import { readStored } from '../kernel/stored-text.ts';
import { DataFile, type Decision, decide } from './decide.ts';

/** What the file's address answers: a text with its ETag; nothing new where it has not changed. */
export type Loaded = { text: string; etag: string | null } | 'unchanged';

/** What a provider needs of the browser. */
export interface ProviderPlatform {
  /** Fails where it cannot be had. */
  load(etag: string | null): Promise<Loaded>;
  /** Whether the visitor still agrees to it. */
  mayLoad(): boolean;
  schedule(run: () => void, ms: number): void;
  keep(text: string): void;
  kept(): string | null;
  /** The tab's own name; empty without storage. */
  tab(): string;
  forced: Readonly<Record<string, string>>;
}

/** Says what is decided of a visitor. */
export interface Provider {
  /** The next decisions that differ from those that were told last. */
  next(visitor: string): Promise<Decision[]>;
}

/** EXP-01 */
const POLL_MS = 5 * 60 * 1000;
const LONGEST_POLL_MS = 60 * 60 * 1000;

/**
 * A provider over a file that is asked for every five minutes, less and less often while it cannot be had or read. The last
 * good one counts until then, over pages and without a connection.
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
        // What has been withdrawn meanwhile is not kept again.
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
        // The visitor's cookie may be written in this turn.
        platform.schedule(() => void poll(), 0);
      });
    },
  };
}
