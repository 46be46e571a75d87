import { readFileSync } from 'node:fs';
import process, { argv, stdout } from 'node:process';
import '#src/app/whole-model.ts';
import { fuzzTraces } from '#harness/replay/hostile/fuzz.ts';
import { fileOf, keptTraces } from '../support/golden-traces.ts';

const [count = '5000', seed = '1'] = argv.slice(2);
const traces = keptTraces().map((name) => readFileSync(fileOf(name), 'utf8'));
const { altered, refused, problems } = fuzzTraces(traces, Number(count), Number(seed));
stdout.write(problems.map((problem) => `${problem}\n`).join(''));
stdout.write(`${altered} altered, ${refused} refused, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
