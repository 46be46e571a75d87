import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { isKeptInTab, watchPage } from '../../ports/browser/page-life.ts';
import { pageGoing, pageShownAgain } from '../../ports/page-life.ts';
import { $hasUnfinishedAdds } from '../changes/kept-adds-model.ts';
import { KEPT_ADDS } from '../changes/kept-adds.ts';

/** Shows nothing: while adds have not come back, it tells that the page goes. */
export function UnfinishedAdds() {
  const { hasUnfinished, going, shownAgain } = useUnit({
    hasUnfinished: $hasUnfinishedAdds,
    going: pageGoing,
    shownAgain: pageShownAgain,
  });
  useEffect(() => {
    if (!hasUnfinished) return undefined;
    return watchPage({
      going: (now) => going({ now }),
      shownAgain: () => shownAgain({ isStillKept: isKeptInTab(KEPT_ADDS) }),
    });
  }, [hasUnfinished, going, shownAgain]);
  return null;
}
