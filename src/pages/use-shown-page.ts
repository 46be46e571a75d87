import { useUnit } from 'effector-react';
import { useState, useSyncExternalStore } from 'react';
import { pageHold } from '../ports/browser/page/page-turn.ts';
import type { Page } from './pages.ts';
import { $page } from './model.ts';

/** Page of the address, or briefly the previous one during a view transition's snapshot. */
export function useShownPage(): Page {
  const page = useUnit($page);
  const isHeld = useSyncExternalStore(pageHold.subscribe, pageHold.get, pageHold.get);
  const [shown, setShown] = useState(page);
  if (!isHeld && shown !== page) setShown(page);
  return isHeld ? shown : page;
}
