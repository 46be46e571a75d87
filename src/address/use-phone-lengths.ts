import { useEffect, useState } from 'react';
import { importWithRetry } from '../kernel/lazy-import.ts';
import { NO_LENGTHS, type PhoneLengths } from './phone.ts';

/** Loads the phone length rules lazily; returns `NO_LENGTHS` until then or if loading fails. */
export function usePhoneLengths(): PhoneLengths {
  const [lengths, setLengths] = useState<PhoneLengths>(() => NO_LENGTHS);

  useEffect(() => {
    let isWanted = true;
    importWithRetry(() => import('./phone-lengths.ts')).then(
      ({ phoneLengths }) => {
        if (isWanted) setLengths(() => phoneLengths);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);

  return lengths;
}
