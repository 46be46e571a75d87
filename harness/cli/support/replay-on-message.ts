import { stopNoting } from '#harness/source/note-places.ts';
import process from 'node:process';
import { explainedReplay } from '#harness/source/explained-replay.ts';

await import('#src/app/whole-model.ts');
stopNoting();
// What reads answers is loaded with the first call, and here none is sent.
const { loadContracts } = await import('#src/ports/http/http.ts');
await loadContracts();
process.on('message', (file: string) => {
  void explainedReplay(file, process.argv.includes('--alone')).then((replayed) =>
    process.send?.(replayed),
  );
});
process.on('disconnect', () => process.exit());
