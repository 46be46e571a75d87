import { createWatch } from 'effector';
import { type Condition, readCondition } from '#harness/conditions/condition.ts';
import { meets } from '#harness/conditions/meets.ts';
import { isSameCall } from '#harness/replay/divergence.ts';
import { type Player, createPlayer } from '#harness/replay/player.ts';
import type { SeenCall } from '#harness/replay/reaction.ts';
import { type CallRecord, type Trace, type TraceRecord, isStep } from '#harness/replay/trace.ts';
import { findUnit } from '#src/event-log/units.ts';

/** Record indexes where each condition is met, in ascending order; empty for an invalid condition. */
export type Stops = readonly (readonly number[])[];

/** Checks record by record if a condition has been met. */
interface Watcher {
  begin?(): void;
  sees(record: TraceRecord, player: Player): boolean;
  stop?(): void;
}

/**
 * Replays a whole trace and finds where conditions are met. A store condition is met at each record after which
 * it holds and did not hold before. A fact is met at its cause, everything else at its own record.
 * Call only in a realm without another live scope.
 *
 * @param texts conditions, see `readCondition`
 */
export function findStops(trace: Trace, texts: readonly string[]): Stops {
  const { records } = trace;
  const player = createPlayer(trace);
  const watchers = texts.map((text) => {
    const condition = readCondition(text);
    return 'problem' in condition ? undefined : watcherOf(condition);
  });
  const stops = texts.map((): number[] => []);
  try {
    for (let at = 0; at < records.length;) {
      const isCause = isStep(records[at]);
      if (isCause) for (const watcher of watchers) watcher?.begin?.();
      if (isCause) player.seek(at + 1);
      const end = isCause ? player.position : at + 1;
      records.slice(at, end).forEach((record, behind) => {
        watchers.forEach((watcher, index) => {
          if (watcher?.sees(record, player)) stops[index]?.push(at + behind);
        });
      });
      at = Math.max(end, at + 1);
    }
  } finally {
    for (const watcher of watchers) watcher?.stop?.();
    player.stop();
  }
  return stops;
}

function watcherOf(condition: Condition): Watcher {
  const { of } = condition;
  if (of === 'state') return stateWatcher(condition);
  if (of === 'call') return callWatcher(condition);
  return { sees: (record, player) => happens(condition, record, player) };
}

function happens({ of, name, wish }: Condition, record: TraceRecord, player: Player): boolean {
  switch (record.kind) {
    case 'input':
    case 'settle':
      if (of === 'fact')
        return player.reaction.facts.some(
          (fact) => fact.name === name && meets(fact.payload, wish),
        );
      if (record.kind === 'input')
        return of === 'input' && record.name === name && meets(record.payload, wish);
      return comesBack({ of, name, wish }, record);
    case 'same-turn':
      return comesBack({ of, name, wish }, record);
    default:
      return false;
  }
}

function comesBack(
  { of, name, wish }: Condition,
  { name: port, outcome, value }: Extract<TraceRecord, { outcome: unknown }>,
): boolean {
  const isMeant = of === 'answer' || (of === 'failure' && outcome === 'fail');
  return isMeant && port === name && meets(value, wish);
}

function stateWatcher({ name, wish }: Condition): Watcher {
  const declared = findUnit(name);
  let wasMet = false;
  return {
    sees(record, { scope }) {
      if (!isStep(record) || declared?.kind !== 'state') return false;
      const isMet = meets(scope.getState(declared.unit), wish);
      const comesTrue = isMet && !wasMet;
      wasMet = isMet;
      return comesTrue;
    },
  };
}

/** Long parameters are recorded as a digest only: take them from the replay. */
function callWatcher({ name, wish }: Condition): Watcher {
  const declared = findUnit(name);
  let seen: SeenCall[] = [];
  const stop =
    declared?.kind === 'port'
      ? createWatch({
          unit: declared.unit,
          fn: (params: unknown) => void seen.push({ name, params }),
        })
      : () => {};

  function paramsOf(call: CallRecord): unknown {
    if (call.digest === undefined) return call.params;
    const same = seen.find((one) => isSameCall(call, one));
    return same?.params;
  }

  return {
    begin() {
      seen = [];
    },
    sees: (record) =>
      record.kind === 'call' && record.name === name && meets(paramsOf(record), wish),
    stop,
  };
}
