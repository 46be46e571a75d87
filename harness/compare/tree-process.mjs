import { register } from 'tsx/esm/api';

// Not by a flag: a process that has one hands it on to its own.
register();
const { replayInTree } = await import('./replay-in-tree.ts');
process.on('message', (/** @type {{ tree: string, file: string, isWhole: boolean }} */ asked) => {
  void replayInTree(asked.tree, asked.file, asked.isWhole).then((replayed) => {
    process.send?.(replayed);
  });
});
process.on('disconnect', () => process.exit());
