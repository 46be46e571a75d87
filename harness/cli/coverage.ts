import { writeFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { stdout } from 'node:process';
import { commitOf } from '#harness/compare/worktrees.ts';
import { changedLines } from '#harness/trace-coverage/changed-lines.ts';
import { type Through, fewest } from '#harness/trace-coverage/choose.ts';
import { watchLines } from '#harness/trace-coverage/watch-lines.ts';
import { findTraces } from '#harness/traces/find-traces.ts';
import { printable } from '#src/kernel/printable.ts';
import { runCommandLine } from './support/command.mjs';
import { startProgress } from './support/progress.mjs';
import { PROJECT, inProject } from './support/project.mjs';
import { Stop } from './support/stop.mjs';
import { TRACE } from './commands.mjs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

await runCommandLine(TRACE.coverage, async ({ values: { changed: revision, json }, paths }) => {
  if (revision === undefined) throw new Stop(TRACE.coverage.usage, 2);
  const changed = changedLines(PROJECT, commitOf(PROJECT, revision));
  const { files, empty } = findTraces(paths.length > 0 ? paths : ['fixtures/traces']);
  if (empty.length > 0) throw new Stop(`There are no traces in ${printable(empty.join(', '))}.`, 2);
  const { traces, runnable, atLoad, unread, diverged } = await runThrough(files);
  const wanted = new Set(
    [...changed].flatMap(([file, lines]) =>
      lines.flatMap((line) => (runnable.get(file)?.has(line) ? [`${file}:${line}`] : [])),
    ),
  );
  const through = traces.flatMap(({ file, lines }): Through[] => {
    const own = lines.filter((line) => wanted.has(line));
    return own.length > 0 ? [{ file, lines: own }] : [];
  });
  const run = new Set(through.flatMap(({ lines }) => lines));
  const rest = [...wanted].filter((line) => !run.has(line));
  const none = rest.filter((line) => !atLoad.has(line));
  const onlyAtLoad = rest.filter((line) => atLoad.has(line));
  // A replay runs no views, and models do not import these.
  const unloaded = [...changed.keys()].filter((file) => !runnable.has(file));
  const chosen = fewest(through);
  const names = through.map(({ file }) => file);
  const found = { through: names, fewest: chosen, onlyAtLoad, none, unloaded, unread, diverged };
  const text = `${JSON.stringify(found, null, 1)}\n`;
  if (json !== undefined && json !== '-') writeFileSync(json, text);
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [title, ...lines.map((line) => `  ${printable(line)}`)] : [];
  const lines = [
    `${run.size} of ${wanted.size} changed lines run in ${through.length} of ${files.length} traces`,
    ...list(
      'The fewest that run through all of these:',
      chosen.map(({ file, adds }) => `${file} (${adds})`),
    ),
    ...(onlyAtLoad.length > 0
      ? [`${onlyAtLoad.length} run when the model is loaded, whatever the trace`]
      : []),
    ...list('In no trace:', none),
    ...list('Of no model, so that no replay runs it:', unloaded),
    ...unread.map((line) => `Not read: ${printable(line)}`),
    ...diverged.map((line) => `Diverges: ${printable(line)}`),
  ];
  stdout.write(json === '-' ? text : `${lines.join('\n')}\n`);
  return none.length > 0 ? 1 : 0;
});

/** Lines that each trace runs, and all lines that can run. */
async function runThrough(files: readonly string[]) {
  const watch = watchLines();
  await import('#src/app/whole-model.ts');
  const { createPlayer } = await import('#harness/replay/player.ts');
  const { verifyTrace } = await import('#harness/replay/verify.ts');
  const { loadContracts } = await import('#src/ports/http/http.ts');
  await loadContracts();
  const { traceIn } = await import('./support/trace-in.ts');
  const atLoad = new Set(namesOf(watch.take()));
  const kept = keptLines();
  const unread: string[] = [];
  const diverged: string[] = [];
  const traces: Through[] = [];
  const progress = startProgress('Traces', { total: files.length });
  for (const file of files) {
    progress.step();
    try {
      const { trace, text } = traceIn(file);
      let lines = kept.get(text);
      if (!lines) {
        // Discard the lines that parsing ran.
        watch.take();
        const { divergence } = await verifyTrace(trace);
        if (divergence) {
          // Verifying stopped at the divergence: run the rest.
          const player = createPlayer(trace);
          player.seek(trace.records.length);
          player.stop();
          diverged.push(`${file}:${divergence.line}`);
        }
        lines = watch.take();
        // A divergence is reported each time, so it is not cached.
        if (!divergence) kept.set(text, lines);
      }
      traces.push({ file, lines: namesOf(lines) });
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      unread.push(error.message);
    }
  }
  progress.end();
  const runnable = watch.runnable();
  watch.stop();
  return { traces, runnable, atLoad, unread, diverged };
}

/** `src/cart/cart.ts:12`. */
function namesOf(lines: ReadonlyMap<string, readonly number[]>): string[] {
  return [...lines].flatMap(([file, all]) => all.map((line) => `${file}:${line}`));
}

/** Opens the cache for the current sources; a changed source invalidates all of it. */
function keptLines(folder = inProject('.cache/trace-coverage')) {
  const place = join(folder, digestOfSources());
  const fileOf = (text: string) => join(place, `${digestOf(text)}.json`);
  return {
    get(text: string) {
      const file = fileOf(text);
      if (!existsSync(file)) return undefined;
      return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, number[]][]);
    },
    set(text: string, lines: ReadonlyMap<string, readonly number[]>) {
      mkdirSync(place, { recursive: true });
      writeFileSync(fileOf(text), JSON.stringify([...lines]));
    },
  };
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  const files = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:tsx?|json)$/.test(name)).toSorted())
    hash.update(file).update(readFileSync(inProject('src', file)));
  return hash.digest('hex').slice(0, 16);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
