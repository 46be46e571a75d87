import { sample } from 'effector';
import { signInOpened } from '../auth/model.ts';
import { openMiniBag } from '../cart/bag/mini-bag-model.ts';
import { mayAsk } from '../newsletter/cookies-model.ts';
import { $location } from '../ports/navigation.ts';
import { type Part, wantPart } from '../ports/parts.ts';
import { $start } from '../ports/start.ts';
import { warmProduct } from '../product/model.ts';
import { openQuickAdd } from '../product/quick-add/open-model.ts';
import { openSearch } from '../search/drawer-model.ts';
import type { Page } from '../pages/pages.ts';
import { $visits } from './visits-model.ts';
import { pageEntered } from '../pages/model.ts';

/** What each kind of page needs beyond what is there from the start. */
const NEEDED: Partial<Record<Page['kind'], readonly Part[]>> = {
  product: ['product', 'bag'],
  bag: ['bag', 'cart-data', 'checkout'],
  campaign: ['campaign'],
  contact: ['text'],
  content: ['text'],
  wishlist: ['wishlist'],
  checkout: ['checkout', 'bag', 'cart-data'],
  'paypal-express': ['checkout', 'bag', 'cart-data'],
  confirmation: ['orders', 'cart-data'],
  'order-lookup': ['orders'],
  orders: ['orders'],
  order: ['orders'],
  'gift-cards': ['gift-cards', 'product', 'bag'],
};

for (const part of new Set(Object.values(NEEDED).flat()))
  sample({
    clock: pageEntered,
    filter: ({ kind }) => NEEDED[kind]?.includes(part) ?? false,
    fn: () => ({ part }),
    target: wantPart,
  });
for (const part of ['product', 'bag'] satisfies Part[])
  sample({ clock: warmProduct, fn: () => ({ part }), target: wantPart });
// GST-01, RTE-27, ORD-02
sample({
  clock: pageEntered,
  source: $location,
  filter: ({ path, search }) =>
    /\/(?:myaccount|services)(?:\/|$)/i.test(path) ||
    new URLSearchParams(search).has('loginRedirect'),
  fn: () => ({ part: 'door' as const }),
  target: wantPart,
});
// Who signs in may find earlier pieces in the bag.
sample({
  clock: [openMiniBag, signInOpened],
  fn: () => ({ part: 'bag' as const }),
  target: wantPart,
});
for (const part of ['product', 'bag'] satisfies Part[])
  sample({ clock: openQuickAdd, fn: () => ({ part }), target: wantPart });
sample({ clock: openSearch, fn: () => ({ part: 'search' as const }), target: wantPart });
sample({
  clock: $visits,
  source: $start,
  filter: ({ cookies }, { count }) => mayAsk(count, cookies),
  fn: () => ({ part: 'newsletter' as const }),
  target: wantPart,
});
