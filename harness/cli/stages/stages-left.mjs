import { duration } from '../support/progress.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/** Number of narrow stages that run side by side. */
export const BESIDE = 2;

/**
 * Follows a run of stages, for its line of progress.
 *
 * @param {readonly Stage[]} stages
 * @param {(stage: Stage) => number | undefined} lastMs duration of each stage's last run
 * @param {() => number} [now] in ms
 */
export function stagesLeft(stages, lastMs, now = () => performance.now()) {
  const start = now();
  /** @type {Map<Stage, number>} */
  const running = new Map();
  /** @type {Set<Stage>} */
  const ended = new Set();

  /** @param {Stage} stage */
  function left(stage) {
    const began = running.get(stage) ?? now();
    return Math.max((lastMs(stage) ?? 0) - (now() - began), 0);
  }

  function timeLeft() {
    const open = stages.filter((stage) => !ended.has(stage));
    const sum = (/** @type {boolean} */ isWide) =>
      open.reduce((ms, stage) => ms + ((stage.isWide ?? false) === isWide ? left(stage) : 0), 0);
    const known = open.filter((stage) => lastMs(stage) !== undefined);
    if (known.length === 0) return '';
    const isKnown = known.length === open.length;
    return `, ${isKnown ? 'about' : 'at least'} ${duration(sum(true) + sum(false) / BESIDE)} left`;
  }

  return {
    /** @param {Stage} stage */
    begin: (stage) => void running.set(stage, now()),
    /** @param {Stage} stage */
    end(stage) {
      running.delete(stage);
      ended.add(stage);
    },
    text() {
      const titles = [...running.keys()].map(({ title }) => title).join(', ');
      return `${ended.size} of ${stages.length} stages, ${duration(now() - start)}${timeLeft()}: ${titles}`;
    },
  };
}
