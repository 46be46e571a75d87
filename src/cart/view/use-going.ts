import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { whileGoing } from '../../ports/browser/page/page-life.ts';
import { pageGoing } from '../../ports/page-life.ts';
import { $optimisticPieces } from '../bag/bag-model.ts';

const $isAhead = $optimisticPieces.map((pieces) => pieces !== 0);

/**
 * Tells that the page goes while the bag is ahead of the backend, so that unfinished adds are kept. It begins with the
 * very picture that shows them: neither a file nor an effect comes in time for who leaves at once.
 */
export function useGoing(): void {
  const { isAhead, going } = useUnit({ isAhead: $isAhead, going: pageGoing });
  useLayoutEffect(
    () => (isAhead ? whileGoing((now) => going({ now })) : undefined),
    [isAhead, going],
  );
}
