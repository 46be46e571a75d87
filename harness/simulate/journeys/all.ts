import type { Journey } from '../journey.ts';
import { account } from './account.ts';
import { bag } from './bag.ts';
import { measured } from './measured.ts';
import { mixed } from './mixed.ts';
import { purchase } from './purchase.ts';
import { session } from './session.ts';
import { twoTabs } from './two-tabs.ts';
import { visitor } from './visitor.ts';
import { wishlist } from './wishlist.ts';

/** All journeys; the first is the default. */
export const JOURNEYS: readonly [Journey, ...Journey[]] = [
  mixed,
  bag,
  wishlist,
  session,
  twoTabs,
  purchase,
  account,
  measured,
  visitor,
];
