import type { Scope } from 'effector';
import { $page } from '#src/pages/model.ts';
import { $isExclusiveUnlocked } from '#src/campaign/model.ts';
import { copyCode } from '#src/content/promo-model.ts';
import {
  choosePrice,
  clearFilters,
  closeFilters,
  foldFacet,
  openFilters,
  toggleFilter,
} from '#src/listing/filters/filters-model.ts';
import { loadMore, $listing } from '#src/listing/model.ts';
import { $more } from '#src/listing/pagination-model.ts';
import { $chosen } from '#src/product/choice/choice-model.ts';
import {
  $isSizeAsked,
  $recalled,
  addLastSize,
  chooseAnotherSize,
  takeLastSize,
} from '#src/product/choice/remembered-size-model.ts';
import { addToBag, stickyAddToBag } from '#src/product/choice/add-to-bag-model.ts';
import { $product } from '#src/product/model.ts';
import { noticeForm } from '#src/product/notify/notice-form-model.ts';
import { askNotice } from '#src/product/notify/notify-model.ts';
import { $productPanel, closeProductPanel, openProductPanel } from '#src/product/panel-model.ts';
import { $quickAddId, closeQuickAdd, openQuickAdd } from '#src/product/quick-add/open-model.ts';
import {
  $isQuickSizeAsked,
  $quickChoice,
  $quickProduct,
  addQuickLastSize,
  chooseAnotherQuickSize,
  quickAdd,
  retryQuickAdd,
  selectQuickSize,
  takeQuickLastSize,
} from '#src/product/quick-add/quick-add-model.ts';
import { $isSearchOpen, closeSearch, openSearch } from '#src/search/drawer-model.ts';
import { $offers, chooseOffer, clearRecent, submitSearch, typeText } from '#src/search/model.ts';
import { type Choice, type Situation, emptyForm, ofTheme } from './choice.ts';

const look = ofTheme('look');

const TERMS = ['jeans', 'tee', 'bo', 'shirt navy', 'zzz'];
/** Listings with several pages, or with their own name. */
const LONG = ['/all', '/women', '/men', '/sale?maincolour=blue', '/campaign'];
/** Addresses during the campaign, with and without its mailed parameter. */
const CAMPAIGN = [
  '/women?mockXcomregDate=2026-11-20&xcomreg=RIVETROW',
  '/women?mockXcomregDate=2026-11-20',
  '/women?mockXcomregDate=2026-11-05',
];

function searchChoices({ tab }: Situation, scope: Scope): Choice[] {
  const offers = scope.getState($offers);
  if (!scope.getState($isSearchOpen))
    return [look.choice('open the search', 3, () => tab.send(openSearch))];
  return [
    look.choice('type what is looked for', 8, (random) =>
      tab.send(typeText, { text: random.pick(TERMS) }),
    ),
    look.choice('search', 6, (random) => tab.send(submitSearch, { term: random.pick(TERMS) })),
    ...look.when(offers.length > 0, 'take an offer of the search', 5, (random) => {
      const { label, url } = random.pick(offers);
      tab.send(chooseOffer, { label, url });
    }),
    look.choice('forget earlier searches', 1, () => tab.send(clearRecent)),
    look.choice('close the search', 2, () => tab.send(closeSearch)),
  ];
}

function listingChoices({ tab }: Situation, scope: Scope): Choice[] {
  const state = scope.getState($listing);
  if (scope.getState($page).kind !== 'listing' || state.status !== 'ready') return [];
  const facets = state.listing.facets.filter(({ values }) => values.length > 0);
  return [
    look.choice('load more', scope.getState($more).status === 'failed' ? 10 : 4, () =>
      tab.send(loadMore),
    ),
    look.choice('open the filters, or close them', 2, (random) =>
      tab.send(random.below(2) === 0 ? openFilters : closeFilters),
    ),
    ...look.when(facets.length > 0, 'filter', 8, (random) => {
      const { id, values } = random.pick(facets);
      tab.send(toggleFilter, { facet: id, value: random.pick(values).name });
    }),
    ...look.when(facets.length > 0, 'fold a facet', 1, (random) =>
      tab.send(foldFacet, { facet: random.pick(facets).id }),
    ),
    look.choice('give a price', 2, (random) =>
      tab.send(choosePrice, { min: random.pick(['', '20', '200']), max: random.pick(['', '90']) }),
    ),
    look.choice('take the filters off', 2, () => tab.send(clearFilters)),
  ];
}

function quickAddChoices({ tab }: Situation, scope: Scope): Choice[] {
  const listing = scope.getState($listing);
  const tiles = listing.status === 'ready' ? listing.listing.tiles : [];
  const before = scope.getState($quickProduct);
  const colours = before.status === 'ready' ? before.product.colours : [];
  const isOnListing = scope.getState($page).kind === 'listing';
  if (scope.getState($quickAddId) === null)
    return [
      ...look.when(tiles.length > 0 && isOnListing, 'open the sizes of a tile', 5, (random) =>
        tab.send(openQuickAdd, { productId: random.pick(tiles).id }),
      ),
      ...look.when(
        colours.length > 1 && isOnListing,
        'open the sizes of a tile in another colour',
        5,
        (random) => tab.send(openQuickAdd, { productId: random.pick(colours).id }),
      ),
    ];
  const axes = scope.getState($quickChoice)?.axes ?? [];
  return [
    look.choice('close the sizes of a tile', 1, () => tab.send(closeQuickAdd)),
    ...look.when(
      scope.getState($quickProduct).status === 'failed',
      'read the sizes of a tile again',
      10,
      () => tab.send(retryQuickAdd),
    ),
    ...look.when(axes.length > 0, 'choose the size of a tile', 10, (random) => {
      for (const { axis, choices } of axes)
        if (choices.length > 0)
          tab.send(selectQuickSize, { axis, value: random.pick(choices).value });
    }),
    ...look.when(axes.length > 0, 'take the size of before for a tile', 4, () =>
      tab.send(takeQuickLastSize),
    ),
    look.choice('add the piece of a tile', 8, () => tab.send(quickAdd)),
    ...look.when(
      scope.getState($isQuickSizeAsked),
      'say whether a tile’s size of before is meant',
      12,
      (random) => tab.send(random.below(2) === 0 ? addQuickLastSize : chooseAnotherQuickSize),
    ),
  ];
}

function panelChoices({ tab }: Situation, scope: Scope): Choice[] {
  const product = scope.getState($product);
  if (scope.getState($page).kind !== 'product' || product.status !== 'ready') return [];
  const { variants } = product.product;
  const panel = scope.getState($productPanel);
  return [
    ...look.when(
      panel === null,
      'look at a picture closely, at the sizes, or at what is gone',
      5,
      (random) =>
        tab.send(openProductPanel, {
          panel: random.pick(['zoom', 'sizeGuide', 'notify', 'notify'] as const),
        }),
    ),
    ...look.when(panel !== null, 'close what lies over the piece', 3, () =>
      tab.send(closeProductPanel),
    ),
    ...look.when(panel === 'notify' && variants.length > 0, 'want to hear of a size', 8, (random) =>
      tab.send(askNotice, {
        variantId: random.pick(variants).id,
        email: 'ada@example.test',
        newsletter: random.below(2) === 0,
        women: true,
        men: false,
        kids: false,
      }),
    ),
    ...look.when(panel === 'notify', 'ask for a notice without an address', 3, () =>
      emptyForm(tab, scope, noticeForm),
    ),
  ];
}

function sizeChoices({ tab }: Situation, scope: Scope): Choice[] {
  if (scope.getState($page).kind !== 'product') return [];
  const shown = scope.getState($product);
  const isExclusive = shown.status === 'ready' && shown.product.exclusive;
  return [
    ...look.when(scope.getState($chosen) === null, 'add without a size', 3, () =>
      tab.send(stickyAddToBag),
    ),
    ...look.when(
      isExclusive && !scope.getState($isExclusiveUnlocked),
      'add what is not for everybody',
      12,
      () => tab.send(addToBag),
    ),
    ...look.when(scope.getState($recalled) !== null, 'take the size of before', 3, () =>
      tab.send(takeLastSize),
    ),
    ...look.when(
      scope.getState($isSizeAsked),
      'say whether the size of before is meant',
      12,
      (random) => tab.send(random.below(2) === 0 ? addLastSize : chooseAnotherSize),
    ),
  ];
}

/** Choices for a closer look: search, filters, sizes on tiles, product dialogs. */
export function lookChoices(situation: Situation, scope: Scope): Choice[] {
  const { tab } = situation;
  return [
    look.choice('visit a long listing', 4, (random) => tab.history.push(random.pick(LONG))),
    look.choice('visit a piece that is not for everybody', 0.5, () =>
      tab.history.push('/sawyer-trucker-jacket-rl0602mid'),
    ),
    look.choice('visit in the time of the campaign', 0.5, (random) =>
      tab.history.push(random.pick(CAMPAIGN)),
    ),
    look.choice('copy a code', 0.5, () => tab.send(copyCode, { code: 'WELCOME10' })),
    ...searchChoices(situation, scope),
    ...listingChoices(situation, scope),
    ...quickAddChoices(situation, scope),
    ...panelChoices(situation, scope),
    ...sizeChoices(situation, scope),
  ];
}
