import { useEffect } from 'react';

/**
 * Calls back on further presses of the focused opener while nothing has opened. A press that would
 * close the missing view has no other effect.
 */
export function useNextPress(isWanted: boolean, pressed: () => void): void {
  useEffect(() => {
    const opener = document.activeElement;
    if (!isWanted || !opener || opener === document.body) return undefined;
    function hear(event: Event): void {
      if (opener?.getAttribute('aria-expanded') === 'true') event.stopPropagation();
      pressed();
    }
    opener.addEventListener('click', hear);
    return () => opener.removeEventListener('click', hear);
  }, [isWanted, pressed]);
}
