import { createPlayer } from '#harness/replay/player.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { stepsOf } from '../playback/steps.ts';
import { leadsToInput } from './way-back.ts';
import { type ShownPlace, shownPlaces, valueAt } from './shown-places.ts';
import { NONE_READ, type StoresRead } from './stores-read.ts';

/** Text on the page, and the step at which it is shown. */
export interface Shown {
  text: string;
  step: number;
  /** Stores read by the pressed view. */
  read?: StoresRead;
}

/** Possible source of a text, and the step that set it. */
export interface Reason extends ShownPlace {
  /** 0 if it has its initial value. */
  since: number;
  /** True if the pressed view reads the store. */
  isRead: boolean;
}

/** Maximum number of examined places: a single digit matches many. */
const MOST = 400;

/** Log-like stores (events, navigation): no view shows their values. */
const ACCOUNTS = /^(?:analytics|app|experiments|files|navigation|parts|reports)\//;

/** Replays a trace up to a step and finds the sources of a text, sorted by `likelierFirst`. */
export function reasonsFor(trace: Trace, { text, step, read = NONE_READ }: Shown): Reason[] {
  const steps = stepsOf(trace.records);
  const stores = declaredUnits().flatMap((unit) => (unit.kind === 'state' ? [unit] : []));
  const player = createPlayer(trace);
  player.seek((steps.causeOf(step) ?? -1) + 1);
  const values = stores.map(({ name, unit }): [string, unknown] => [
    name,
    player.scope.getState(unit),
  ]);
  player.stop();
  const order = rankIn(read);
  const places = shownPlaces(text, values)
    .toSorted((one, other) => order(one) - order(other))
    .slice(0, MOST);
  const since = sinceWhen(trace, step, places);
  return places
    .map((place, at): Reason => ({ ...place, since: since[at] ?? 0, isRead: order(place) < 2 }))
    .toSorted(likelierFirst((set) => leadsToInput({ trace, steps }, set), order));
}

/**
 * Sort order of possible sources. Stores read by the view are first, log-like stores last. Values traced to an input
 * are next. Then closer matches, recent ones, and shallow ones.
 */
export function likelierFirst(hasInput: (since: number) => boolean, order = rankIn(NONE_READ)) {
  return (one: Reason, other: Reason): number =>
    order(one) - order(other) ||
    Number(hasInput(other.since)) - Number(hasInput(one.since)) ||
    other.closeness - one.closeness ||
    other.since - one.since ||
    one.path.length - other.path.length;
}

function rankIn({ showing, beside }: StoresRead): (place: ShownPlace) => 0 | 1 | 2 | 3 {
  return ({ store }) => {
    if (showing.includes(store)) return 0;
    if (beside.includes(store)) return 1;
    return ACCOUNTS.test(store) ? 3 : 2;
  };
}

/** Step since which each place has had its value. */
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
