import { array, integer, min, object, string } from 'superstruct';
import type { LogStore } from './log-store.ts';

/** Last lines of a page life, from line `from` on, which the device lacked at unload. */
const Tail = object({
  catalogue: string(),
  startedAt: min(integer(), 0),
  from: min(integer(), 0),
  lines: array(string()),
});

/**
 * Adds the missing rescued lines to their page life. Ignores texts that belong to none of the
 * stream's lives. Rejects if the device refuses.
 */
export async function restore(text: string, stream: string, store: LogStore): Promise<void> {
  const tail = read(text);
  if (!tail) return;
  const lives = await store.read(stream);
  const known = lives.find(({ life }) => life.startedAt === tail.startedAt);
  if (!known && tail.from > 0) return;
  const life = known?.life ?? (await store.begin(stream, tail.catalogue, tail.startedAt));
  const missing = tail.lines.slice(Math.max(0, (known?.lines.length ?? 0) - tail.from));
  if (missing.length > 0) await store.append(life, missing);
}

function read(text: string): typeof Tail.TYPE | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Tail.is(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
