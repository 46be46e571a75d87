import { useEffect, useState } from 'react';
import { type CaseQuery, type FoundCases, findCases } from './cases.ts';

type Looked = { status: 'looking' | 'failed' } | { status: 'found'; found: FoundCases };

/** Debounce of typing in ms. */
const PAUSE_MS = 200;

/** Cases for a query; searches again when it changes. */
export function useLibrary(query: CaseQuery): Looked {
  const [looked, setLooked] = useState<Looked>({ status: 'looking' });
  useEffect(() => {
    let isOver = false;
    const clock = setTimeout(() => {
      findCases(query).then(
        (found) => !isOver && setLooked({ status: 'found', found }),
        () => !isOver && setLooked({ status: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(clock);
    };
  }, [query]);
  return looked;
}
