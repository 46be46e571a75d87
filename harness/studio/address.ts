import { FILTER_KINDS, NO_FILTER, type RecordFilter } from './records/filter.ts';

/** Studio state in the URL, for shareable links. */
export interface InAddress {
  filter: RecordFilter;
  /** Conditions, see `readCondition`. */
  breakpoints: readonly string[];
  /** Hash such as `#120`; 0 if missing. */
  step: number;
}

/** Maximum number of breakpoints in a URL. */
const MOST_BREAKPOINTS = 20;

/** Reads `?find=cart&kinds=fail,open&stop=cart/bagError#120`. */
export function readAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): InAddress {
  const parameters = new URLSearchParams(search);
  const kinds = (parameters.get('kinds') ?? '').split(',');
  return {
    filter: {
      text: parameters.get('find') ?? NO_FILTER.text,
      kinds: FILTER_KINDS.filter((kind) => kinds.includes(kind)),
    },
    breakpoints: [...new Set(parameters.getAll('stop'))].slice(0, MOST_BREAKPOINTS),
    step: Number(/^#(\d{1,7})$/.exec(hash)?.[1] ?? 0),
  };
}

/** Returns the URL with this state; other parameters are unchanged. */
export function withInAddress(address: string, { filter, breakpoints, step }: InAddress): string {
  const url = new URL(address);
  const values = { find: filter.text, kinds: filter.kinds.join(',') };
  for (const [name, value] of Object.entries(values))
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  url.searchParams.delete('stop');
  for (const text of breakpoints) url.searchParams.append('stop', text);
  url.hash = step === 0 ? '' : String(step);
  return url.href;
}

/** Returns the URL of a case. Removes the filter and step of another case. */
export function withCase(address: string, caseId: string): string {
  const url = new URL(address);
  if (url.searchParams.get('case') === caseId) return address;
  url.search = new URLSearchParams({ case: caseId }).toString();
  url.hash = '';
  return url.href;
}
