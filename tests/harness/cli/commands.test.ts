import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { CHECK, GENERATE, TRACE } from '#harness/cli/commands.mjs';
import { inProject } from '#harness/cli/support/project.mjs';
import { slowIt } from '../../slow-it.ts';

const { scripts: ofPackage } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** All scripts, and all verbs in the form that `npm run` expects. */
const scripts: Record<string, string> = { ...ofPackage };
for (const [group, verbs] of Object.entries({ trace: TRACE, check: CHECK, generate: GENERATE }))
  for (const verb of Object.keys(verbs))
    scripts[verb === 'replay' ? verb : `${group} -- ${verb}`] = `${ofPackage[group]} ${verb}`;

// A fresh clone without dependencies: any other work would fail or leave files.
const clone = mkdtempSync(join(tmpdir(), 'fresh-'));
for (const part of ['harness/cli', 'harness/server', 'harness/provider', 'package.json'])
  cpSync(inProject(part), join(clone, part), { recursive: true });

afterAll(() => rmSync(clone, { recursive: true }));

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function run(script: string, ...args: string[]): Promise<Ended> {
  const [command = '', ...own] = script.split(' ');
  const child = spawn(command === 'node' ? process.execPath : command, [...own, ...args], {
    cwd: clone,
    env: { ...process.env, npm_lifecycle_event: '' },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Runs a function for all scripts, a few at a time. */
async function ofAll<Result>(ask: (name: string, script: string) => Promise<Result>) {
  const open = Object.entries(scripts).values();
  const found: Record<string, Result> = {};
  const inTurn = async () => {
    for (const [name, script] of open) found[name] = await ask(name, script);
  };
  await Promise.all(Array.from({ length: 4 }, inTurn));
  return found;
}

function sources(): string[] {
  return readdirSync(clone, { recursive: true, encoding: 'utf8' })
    .map((file) => `${file} ${statSync(join(clone, file)).mtimeMs}`)
    .toSorted();
}

it('has at most 22 scripts', () => {
  expect(Object.keys(ofPackage).length).toBeLessThanOrEqual(22);
});

slowIt(
  'every command prints its usage for --help and does nothing else, on a fresh clone too',
  async () => {
    const before = sources();
    const found = await ofAll(async (name, script) => {
      const { code, stdout, stderr } = await run(script, '--help');
      const called = new RegExp(`npm (?:run )?${name}\\b`).test(stdout);
      return { code, isUsage: called && stdout.endsWith('\n'), stderr };
    });
    const usage = { code: 0, isUsage: true, stderr: '' };
    expect(found).toEqual(Object.fromEntries(Object.keys(scripts).map((name) => [name, usage])));
    expect(sources()).toEqual(before);
  },
);

slowIt(
  'every command rejects an unknown option with its usage, and does nothing else',
  async () => {
    const before = sources();
    const found = await ofAll(async (name, script) => {
      const { code, stdout, stderr } = await run(script, '--no-such-option');
      const isSaid = stderr.startsWith("Unknown option '--no-such-option'");
      const called = new RegExp(`npm (?:run )?${name}\\b`).test(stderr);
      return { code, isSaid, called, stdout, hasStack: /\n {4}at /.test(stderr) };
    });
    const refused = { code: 2, isSaid: true, called: true, stdout: '', hasStack: false };
    expect(found).toEqual(Object.fromEntries(Object.keys(scripts).map((name) => [name, refused])));
    expect(sources()).toEqual(before);
  },
);
