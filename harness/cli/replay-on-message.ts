import process from 'node:process';
import '#src/app/whole-model.ts';
import { replayFile } from '#harness/replay/replay-file.ts';

process.on('message', (file: string) => process.send?.(replayFile(file)));
process.on('disconnect', () => process.exit());
