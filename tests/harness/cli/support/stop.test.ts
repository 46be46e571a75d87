import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inProject } from '#harness/cli/support/project.mjs';

const STOP = pathToFileURL(inProject('harness/cli/support/stop.mjs')).href;

/** Runs a command with this source as its body, and closes the pipe after the first line. */
async function hungUp(body: string): Promise<{ code: number | null; error: string }> {
  const source = `import { Stop, runMain } from ${JSON.stringify(STOP)}; await runMain(async () => {${body}});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source]);
  let error = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, error };
}

it('a command whose output pipe closes ends without a stack', async () => {
  const { code, error } = await hungUp(
    `for (;;) { process.stdout.write('line\\n'.repeat(1000)); await new Promise(setImmediate); }`,
  );
  expect({ code, error }).toEqual({ code: 0, error: '' });
});

it('a stopped command prints its reason in one line, and exits with its code', async () => {
  const { code, error } = await hungUp(`throw new Stop('No such file.', 2);`);
  expect({ code, error }).toEqual({ code: 2, error: 'No such file.\n' });
});
