import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { whileGoing } from '../../ports/browser/page/page-life.ts';
import { pageGoing } from '../../ports/start.ts';
import { $optimisticPieces } from '../bag/bag-model.ts';

const $isAhead = $optimisticPieces.map((pieces) => pieces !== 0);

/**
 * Announces page unload while the bag has pending changes, so that unfinished adds are stored. A
 * layout effect, because a lazy file or a passive effect would miss an immediate unload.
 */
export function useGoing(): void {
  const { isAhead, going } = useUnit({ isAhead: $isAhead, going: pageGoing });
  useLayoutEffect(
    () => (isAhead ? whileGoing((now) => going({ now })) : undefined),
    [isAhead, going],
  );
}
