import { useLayoutEffect, useState } from 'react';

/**
 * For a dialog that also opens by itself, such as on an answer: where another one is open by then it does not
 * come over it, nor take the focus out of it, and gives up instead. Whoever asks for it has none open.
 * @example const isShown = useYielding(isOpen, close); <Drawer open={isShown} …>
 */
export function useYielding(isWanted: boolean, giveUp: () => void): boolean {
  const [isFree, setIsFree] = useState(false);
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    if (document.querySelector('dialog[open]')) giveUp();
    // oxlint-disable-next-line react/set-state-in-effect -- what else is open is known to the document alone, when this is wanted
    else setIsFree(true);
    return () => setIsFree(false);
  }, [isWanted, giveUp]);
  return isWanted && isFree;
}
