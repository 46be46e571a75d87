import { useEffect } from 'react';

/**
 * Calls back at the next presses of what was pressed last: where nothing has opened, the focus is still
 * on the opener. One that would close what is not there does nothing else meanwhile.
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
