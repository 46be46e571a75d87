import { useState } from 'react';

/** True from the first time on that its argument was: keeps what was once shown, so that it can close in its own time. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
