import { useState } from 'react';

/** The value of a field that is no control of the browser's: its own, until the form has another one of it. */
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
