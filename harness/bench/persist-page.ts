import { createJournal } from '#src/event-log/journal.ts';
import { createIndexedDbLogStore } from '#src/event-log/log-store.ts';

/** Writes `count` copies of a line through the journal in a browser; returns the duration in ms. */
async function persist(line: string, count: number): Promise<number> {
  const store = createIndexedDbLogStore();
  await store.prune(Infinity, 0);
  const journal = createJournal({
    store,
    stream: Promise.resolve('bench'),
    catalogue: 'bench',
    now: () => Date.now(),
    schedule: (run, ms) => setTimeout(run, ms),
    rescue: { keep: () => undefined, take: () => null },
    onLost: () => {
      throw new Error('storage-unavailable');
    },
    onLong: () => undefined,
  });
  await journal.flush();
  const start = performance.now();
  for (let index = 0; index < count; index++) journal.append(line);
  await journal.flush();
  const elapsed = performance.now() - start;
  const [kept] = await store.read('bench');
  if (kept?.lines.length !== count)
    throw new Error(`kept ${kept?.lines.length ?? 0} of ${count} lines`);
  return elapsed;
}

Object.assign(globalThis, { persist });
