import { useCallback, useEffect, useState } from 'react';
import type { CountryCode } from '../../commerce/countries.ts';
import { type Outline, loadOutline } from './outline.ts';

export type OutlineState =
  { status: 'loading' } | { status: 'ready'; outline: Outline } | { status: 'failed' };

/** Loads the outline of a country; returns its state and a retry function. */
export function useOutline(country: CountryCode): [OutlineState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<OutlineState>({ status: 'loading' });

  useEffect(() => {
    let isWanted = true;
    const settle = (next: OutlineState) => {
      if (isWanted) setState(next);
    };
    loadOutline(country).then(
      (outline) => settle({ status: 'ready', outline }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [country, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return [state, retry];
}
