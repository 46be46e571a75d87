import { useLayoutEffect, useState } from 'react';

/**
 * For a dialog that may open by itself, such as on an answer: gives up if another dialog is open,
 * instead of covering it.
 * @example const isShown = useYielding(isOpen, close); <Drawer open={isShown} …>
 */
export function useYielding(isWanted: boolean, giveUp: () => void): boolean {
  const [isFree, setIsFree] = useState(false);
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    if (document.querySelector('dialog[open]')) giveUp();
    // oxlint-disable-next-line react/set-state-in-effect -- only the document shows which dialogs are open, at this time
    else setIsFree(true);
    return () => setIsFree(false);
  }, [isWanted, giveUp]);
  return isWanted && isFree;
}
