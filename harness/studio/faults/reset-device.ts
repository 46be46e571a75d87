import { createIndexedDbLogStore } from '#src/event-log/log-store.ts';

/** Resets the embedded backend's world and deletes the shop's event log. */
export async function resetDevice(): Promise<void> {
  const { openWorldStorage, resetWorld } = await import('#harness/backend/kept-world.ts');
  const faults: unknown[] = [];
  await resetWorld(
    openWorldStorage((error) => faults.push(error)),
    1,
    Date.now(),
  );
  await createIndexedDbLogStore().prune(Infinity, 0);
  if (faults.length > 0) throw faults[0];
}
