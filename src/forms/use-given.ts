import { useState } from 'react';

/** Value of a custom control: local, until the form's store has a new one. */
export function useGiven(
  given: string,
  written: string,
): [value: string, setValue: (value: string) => void] {
  const [value, setValue] = useState(given);
  const [before, setBefore] = useState(written);
  if (before !== written) {
    setBefore(written);
    setValue(written);
  }
  return [value, setValue];
}
