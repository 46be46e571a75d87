import '#src/app/whole-model.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { argv, stdout } from 'node:process';
import { toScenarioCommand } from '#harness/to-scenario/command.ts';
import { withProgress } from './support/progress.mjs';
import { inProject } from './support/project.mjs';
import { runMain } from './support/stop.mjs';

await runMain(() =>
  withProgress('Scenario of a trace', () =>
    toScenarioCommand(argv.slice(2), {
      out: (text) => stdout.write(text),
      write(path, text) {
        mkdirSync(dirname(inProject(path)), { recursive: true });
        writeFileSync(inProject(path), text);
      },
    }),
  ),
);
