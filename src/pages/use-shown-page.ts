import { useUnit } from 'effector-react';
import { useState, useSyncExternalStore } from 'react';
import { pageHold } from '../ports/browser/page/page-turn.ts';
import type { Page } from './pages.ts';
import { $page } from './model.ts';

/** The page that the address means, or for a moment the one before, while a picture of it is taken. */
export function useShownPage(): Page {
  const page = useUnit($page);
  const isHeld = useSyncExternalStore(pageHold.subscribe, pageHold.get, pageHold.get);
  const [shown, setShown] = useState(page);
  if (!isHeld && shown !== page) setShown(page);
  return isHeld ? shown : page;
}
