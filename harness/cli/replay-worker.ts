import { parentPort } from 'node:worker_threads';
import '#src/app/whole-model.ts';
import { replayFile } from '#harness/replay/replay-file.ts';

parentPort?.on('message', (file: string) => parentPort?.postMessage(replayFile(file)));
