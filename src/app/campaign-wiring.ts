import { sample } from 'effector';
import { feature } from '../event-log/units.ts';
import { wantContent } from '../content/model.ts';
import { openListing } from '../listing/model.ts';
import { pageEntered } from '../pages/model.ts';

feature('core');

const campaignEntered = pageEntered.filterMap((page) =>
  page.kind === 'campaign' ? page.query : undefined,
);

sample({ clock: campaignEntered, target: openListing });

// CNT-07
sample({
  clock: campaignEntered,
  fn: () => ({ keys: ['SHOPPING_BAG_PROMO'] }),
  target: wantContent,
});
