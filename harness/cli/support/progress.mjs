import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

/** Shorter work shows no progress. */
const FIRST_LINE_MS = 3000;
/** Intervals of progress lines without a terminal; the last one repeats. */
const LINE_MS = [10_000, 30_000, 60_000];
const REDRAW_MS = 1000;
const CLEAR = '\r\x1b[2K';

/**
 * Stream for progress: a terminal shows one line that is rewritten.
 *
 * @typedef {{ isTTY?: boolean, write(text: string): unknown }} ProgressOutput
 */

/**
 * `step` sets how much is done, by default one more; `end` removes the line.
 *
 * @typedef {{ step(done?: number): void, end(isComplete?: boolean): void }} Progress
 */

/**
 * Shows progress and time left of one piece of work on the standard error.
 * Stores its duration in `.cache/times`, for the estimate of the next run.
 *
 * @param {string} title @example startProgress('Replay', { total: 320 })
 * @param {object} [options]
 * @param {number | undefined} [options.total] number of items
 * @param {() => string} [options.text] replaces the line, for work with an estimate of its own
 * @param {boolean} [options.isShared] true if other output is written to the same terminal meanwhile
 * @param {ProgressOutput} [options.out]
 * @returns {Progress}
 */
export function startProgress(title, { total, text, isShared = false, out = process.stderr } = {}) {
  const begin = performance.now();
  const last = lastTime(title);
  const isRewritten = out.isTTY === true && !isShared;
  let done = 0;
  let lines = 0;
  let next = begin + FIRST_LINE_MS;
  const draw = () => {
    const now = performance.now();
    if (now < next) return;
    next = now + (isRewritten ? REDRAW_MS : (LINE_MS[lines] ?? LINE_MS.at(-1) ?? 0));
    lines += 1;
    const line = text?.() ?? progressText(title, { elapsed: now - begin, done, total, last });
    out.write(isRewritten ? `${CLEAR}${line}` : `${isShared ? '\n' : ''}${line}\n`);
  };
  const timer = setInterval(draw, REDRAW_MS);
  timer.unref();
  return {
    step(count = done + 1) {
      done = count;
      draw();
    },
    end(isComplete = true) {
      clearInterval(timer);
      if (isRewritten && lines > 0) out.write(CLEAR);
      if (isComplete) storeTime(title, { ms: performance.now() - begin, total });
    },
  };
}

/**
 * Runs one piece of work with its progress; see {@link startProgress}.
 *
 * @template Result
 * @param {string} title
 * @param {(progress: Progress) => Promise<Result>} work
 * @param {Parameters<typeof startProgress>[1]} [options]
 */
export async function withProgress(title, work, options) {
  const progress = startProgress(title, options);
  try {
    const result = await work(progress);
    progress.end();
    return result;
  } catch (error) {
    progress.end(false);
    throw error;
  }
}

/**
 * @param {string} title
 * @param {{ elapsed: number, done?: number, total?: number | undefined, last?: StoredTime | undefined }} state in ms
 */
export function progressText(title, { elapsed, done = 0, total, last }) {
  const count = total === undefined ? '' : `${done} of ${total}, `;
  return `${title}: ${count}${duration(elapsed)}${leftText(elapsed, done, total, last)}`;
}

/** @param {number} elapsed @param {number} done @param {number | undefined} total @param {StoredTime | undefined} last */
function leftText(elapsed, done, total, last) {
  if (total !== undefined && done > 0)
    return `, about ${duration((elapsed / done) * Math.max(total - done, 0))} left`;
  if (last === undefined) return '';
  const isScaled = total !== undefined && last.total !== undefined && last.total > 0;
  const expected = isScaled ? (last.ms / (last.total ?? 1)) * total : last.ms;
  if (elapsed > expected) return `, longer than last time (${duration(expected)})`;
  return `, about ${duration(expected - elapsed)} left`;
}

/** @param {number} ms @example duration(95_000) // '1.6 min' */
export function duration(ms) {
  if (ms < 60_000) return `${Math.max(1, Math.round(ms / 1000))} s`;
  const minutes = ms / 60_000;
  return `${minutes < 10 ? minutes.toFixed(1) : Math.round(minutes)} min`;
}

/** @typedef {{ ms: number, total?: number | undefined }} StoredTime */

/**
 * Duration of the last run that ended, if one is stored.
 *
 * @param {string} title
 * @returns {StoredTime | undefined}
 */
export function lastTime(title) {
  try {
    const stored = JSON.parse(readFileSync(timeFile(title), 'utf8'));
    return typeof stored?.ms === 'number' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} title @param {StoredTime} time */
export function storeTime(title, time) {
  try {
    mkdirSync(inProject('.cache', 'times'), { recursive: true });
    writeFileSync(timeFile(title), JSON.stringify(time));
  } catch {
    // A failed estimate is ignored: the folder may belong to another user.
  }
}

/** @param {string} title */
function timeFile(title) {
  return join(inProject('.cache', 'times'), `${title.replaceAll(/[^\w-]+/g, '-')}.json`);
}
