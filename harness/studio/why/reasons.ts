import { createPlayer } from '#harness/replay/player.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { stepsOf } from '../playback/steps.ts';
import { leadsToInput } from './way-back.ts';
import { type ShownPlace, shownPlaces, valueAt } from './shown-places.ts';

/** Something on the page that is asked about, and the step at which it stands there. */
export interface Shown {
  text: string;
  step: number;
}

/** A place that the text may come from, and the step that made it what it is. */
export interface Reason extends ShownPlace {
  /** 0 where it has been so from the beginning. */
  since: number;
}

/** Most places that are told of, and most that are looked into. */
const MOST = 8;
const MOST_LOOKED_INTO = 40;

/** Replays a trace up to a step, and finds what the text comes from: the closest first, of these what was set last; behind them what no input has led to. */
export function reasonsFor(trace: Trace, { text, step }: Shown): Reason[] {
  const steps = stepsOf(trace.records);
  const stores = declaredUnits().flatMap((unit) => (unit.kind === 'state' ? [unit] : []));
  const player = createPlayer(trace);
  player.seek((steps.causeOf(step) ?? -1) + 1);
  const values = stores.map(({ name, unit }): [string, unknown] => [
    name,
    player.scope.getState(unit),
  ]);
  player.stop();
  const places = shownPlaces(text, values).slice(0, MOST_LOOKED_INTO);
  const since = sinceWhen(trace, step, places);
  return places
    .map((place, at): Reason => ({ ...place, since: since[at] ?? 0 }))
    .toSorted(likelierFirst((set) => leadsToInput({ trace, steps }, set)))
    .slice(0, MOST);
}

/** The order of what the same text may come from; `hasInput` says of a step whether an input has led to it. */
export function likelierFirst(hasInput: (since: number) => boolean) {
  return (one: Reason, other: Reason): number =>
    Number(hasInput(other.since)) - Number(hasInput(one.since)) ||
    other.closeness - one.closeness ||
    other.since - one.since;
}

/** Since which step each place has had the value that it has at a step. */
function sinceWhen(trace: Trace, last: number, places: readonly ShownPlace[]): number[] {
  const steps = stepsOf(trace.records);
  const player = createPlayer(trace);
  const units = new Map(declaredUnits().map((unit) => [unit.name, unit]));
  const asked = places.map(({ store }) => units.get(store));
  const first = asked.map((unit) => (unit?.kind === 'state' ? unit.initial : undefined));
  const before = places.map(({ path }, at) => valueAt(first[at], path));
  const since = places.map(() => 0);
  for (let step = 1; step <= last; step++) {
    player.seek((steps.causeOf(step) ?? 0) + 1);
    places.forEach(({ path }, at) => {
      const unit = asked[at];
      if (unit?.kind !== 'state') return;
      const now = valueAt(player.scope.getState(unit.unit), path);
      if (now !== before[at]) since[at] = step;
      before[at] = now;
    });
  }
  player.stop();
  return since;
}
