import { PLACES, type Place } from './place.ts';
import { STATES, type State } from './state-words.ts';
import { KINDS, type Kind } from './states.ts';

/** Search state of the showroom's index, stored in its URL. */
export interface Finding {
  query: string;
  place: Place | undefined;
  state: State | undefined;
  kind: Kind | undefined;
  /** Lists requirements with their scenarios instead of scenarios. */
  isByRule: boolean;
}

/**
 * Reads the index's query string. Missing or invalid values mean no filter.
 *
 * @example readFinding('?q=voucher&page=bag').place // 'bag'
 */
export function readFinding(search: string): Finding {
  const said = new URLSearchParams(search);
  const [page = '', state = '', kind = ''] = ['page', 'state', 'kind'].map(
    (name) => said.get(name) ?? '',
  );
  return {
    query: said.get('q') ?? '',
    place: Object.hasOwn(PLACES, page) ? (page as Place) : undefined,
    state: Object.hasOwn(STATES, state) ? (state as State) : undefined,
    kind: Object.hasOwn(KINDS, kind) ? (kind as Kind) : undefined,
    isByRule: said.get('by') === 'requirement',
  };
}

/** Query string of the index with a changed search; other parameters are unchanged. */
export function changeFinding(search: string, change: Partial<Finding>): string {
  const { query, place, state, kind, isByRule } = { ...readFinding(search), ...change };
  const next = new URLSearchParams(search);
  const wanted = { q: query, page: place, state, kind, by: isByRule ? 'requirement' : undefined };
  for (const [name, value] of Object.entries(wanted))
    if (value) next.set(name, value);
    else next.delete(name);
  return `?${next.toString()}`;
}
