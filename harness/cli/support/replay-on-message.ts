import { stopNoting } from '#harness/source/note-places.ts';
import process from 'node:process';
import { explainedReplay } from '#harness/source/explained-replay.ts';

await import('#src/app/whole-model.ts');
stopNoting();
process.on('message', (file: string) => {
  void explainedReplay(file, process.argv.includes('--alone')).then((replayed) =>
    process.send?.(replayed),
  );
});
process.on('disconnect', () => process.exit());
