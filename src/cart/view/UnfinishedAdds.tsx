import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { whileGoing } from '../../ports/browser/page-life.ts';
import { pageGoing } from '../../ports/page-life.ts';
import { $hasUnfinishedAdds } from '../changes/kept-adds-model.ts';

/** Shows nothing: while adds have not come back, it tells that the page goes. */
export function UnfinishedAdds() {
  const { hasUnfinished, going } = useUnit({
    hasUnfinished: $hasUnfinishedAdds,
    going: pageGoing,
  });
  // An effect would wait until the page is at rest, and it may go before.
  useLayoutEffect(
    () => (hasUnfinished ? whileGoing((now) => going({ now })) : undefined),
    [hasUnfinished, going],
  );
  return null;
}
