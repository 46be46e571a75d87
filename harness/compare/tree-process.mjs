import { register } from 'tsx/esm/api';

// Not by a flag: a process that has one hands it on to its own.
register();
const isPlaced = process.argv.includes('--places');
const { replayInTree } = await import('./replay-in-tree.ts');
process.on(
  'message',
  (/** @type {{ tree: string, file: string, asked: import('./tree-replay.ts').Asked }} */ sent) => {
    void replayInTree(sent.tree, sent.file, sent.asked, isPlaced).then((replayed) => {
      process.send?.(replayed);
    });
  },
);
process.on('disconnect', () => process.exit());
