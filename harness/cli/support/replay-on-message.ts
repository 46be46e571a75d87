import { stopNoting } from '#harness/source/note-places.ts';
import process from 'node:process';
import type { Ask } from '#harness/compare/details.ts';
import { type FileReplay, readFile } from '#harness/replay/replay-file.ts';
import { explainedReplay } from '#harness/source/explained-replay.ts';

const [, , given = '{}'] = process.argv;
const { isAlone = false, ask } = JSON.parse(given) as { isAlone?: boolean; ask?: Ask };
const hasPages = ask && (ask.pageAt !== undefined || (ask.steps ?? 'alone') !== 'alone');
const views = hasPages ? await import('#harness/view/render-pages.ts') : undefined;
views?.loadViewsFromSources();
await import('#src/app/whole-model.ts');
stopNoting();
const renderer = await views?.createPageRenderer();

async function detailed(file: string): Promise<FileReplay> {
  const replayed = await explainedReplay(file, isAlone);
  if (!ask || replayed.result === 'unreadable') return replayed;
  const { detailsOf } = await import('#harness/compare/details.ts');
  return { ...replayed, ...(await detailsOf(readFile(file), ask, renderer)) };
}

process.on('message', (file: string) => {
  void detailed(file).then((replayed) => process.send?.(replayed));
});
process.on('disconnect', () => process.exit());
