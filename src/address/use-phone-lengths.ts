import { useEffect, useState } from 'react';
import { fetchFile } from '../kernel/late-file.ts';
import { NO_LENGTHS, type PhoneLengths } from './phone.ts';

/** How long telephone numbers are, country by country. Comes late, and may stay away: no form waits for it. */
export function usePhoneLengths(): PhoneLengths {
  const [lengths, setLengths] = useState<PhoneLengths>(() => NO_LENGTHS);

  useEffect(() => {
    let isWanted = true;
    fetchFile(() => import('./phone-lengths.ts')).then(
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
