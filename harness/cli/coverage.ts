import { writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { commitOf } from '#harness/compare/worktrees.ts';
import { changedLines } from '#harness/trace-coverage/changed-lines.ts';
import { type Through, fewest } from '#harness/trace-coverage/choose.ts';
import { keptLines } from '#harness/trace-coverage/kept-lines.ts';
import { watchLines } from '#harness/trace-coverage/watch-lines.ts';
import { findTraces } from '#harness/traces/find-traces.ts';
import { printable } from '#src/kernel/printable.ts';
import { runCommandLine } from './support/command.mjs';
import { startProgress } from './support/progress.mjs';
import { PROJECT } from './support/project.mjs';
import { Stop } from './support/stop.mjs';
import { TRACE } from './commands.mjs';

await runCommandLine(TRACE.coverage, async ({ values, paths }) => {
  if (values.changed === undefined) throw new Stop(TRACE.coverage.usage, 2);
  const changed = changedLines(PROJECT, commitOf(PROJECT, values.changed));
  const { files, empty } = findTraces(paths.length > 0 ? paths : ['fixtures/traces']);
  if (empty.length > 0) throw new Stop(`There are no traces in ${printable(empty.join(', '))}.`, 2);
  const { traces, runnable, atLoad, unread, diverged } = await runThrough(files);
  const wanted = [...changed].flatMap(([file, lines]) =>
    lines.flatMap((line) => (runnable.get(file)?.has(line) ? [`${file}:${line}`] : [])),
  );
  // What no model loads are views, which no replay runs.
  const unloaded = [...changed.keys()].filter((file) => !runnable.has(file));
  const isWanted = new Set(wanted);
  const through = traces
    .map(({ file, lines }): Through => ({
      file,
      lines: lines.filter((line) => isWanted.has(line)),
    }))
    .filter(({ lines }) => lines.length > 0);
  const run = new Set(through.flatMap(({ lines }) => lines));
  const none = wanted.filter((line) => !run.has(line) && !atLoad.has(line));
  const onlyAtLoad = wanted.filter((line) => !run.has(line) && atLoad.has(line));
  const found = {
    through: through.map(({ file }) => file),
    fewest: fewest(through),
    onlyAtLoad,
    none,
    unloaded,
    unread,
    diverged,
  };
  const json = `${JSON.stringify(found, null, 1)}\n`;
  if (values.json !== undefined && values.json !== '-') writeFileSync(values.json, json);
  stdout.write(
    values.json === '-'
      ? json
      : [
          `${run.size} of ${wanted.length} changed lines run in ${through.length} of ${files.length} traces`,
          ...(found.fewest.length > 0 ? ['The fewest that run through all of these:'] : []),
          ...found.fewest.map(({ file, adds }) => `  ${printable(file)} (${adds})`),
          ...(onlyAtLoad.length > 0
            ? [`${onlyAtLoad.length} run when the model is loaded, whatever the trace`]
            : []),
          ...(none.length > 0 ? ['In no trace:', ...none.map((line) => `  ${line}`)] : []),
          ...(unloaded.length > 0
            ? [
                'Of no model, so that no replay runs it:',
                ...unloaded.map((file) => `  ${printable(file)}`),
              ]
            : []),
          ...unread.map((line) => `Not read: ${printable(line)}`),
          ...diverged.map((line) => `Diverges: ${printable(line)}`),
          '',
        ].join('\n'),
  );
  return none.length > 0 ? 1 : 0;
});

/** What each trace runs through, and what can run at all. */
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
        // What reading it has run is none of it.
        watch.take();
        const { divergence } = await verifyTrace(trace);
        if (divergence) {
          // Verifying has ended there: the rest runs as well.
          const player = createPlayer(trace);
          player.seek(trace.records.length);
          player.stop();
          diverged.push(`${file}:${divergence.line}`);
        }
        lines = watch.take();
        // A divergence is reported each time.
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
