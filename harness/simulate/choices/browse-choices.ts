import type { Scope } from 'effector';
import { $page } from '#src/pages/model.ts';
import { $listing, previewColour, retryListing, selectSort } from '#src/listing/model.ts';
import { closeMenu, openMenu } from '#src/shell/header/menu-model.ts';
import { $notices, dismiss } from '#src/notices/model.ts';
import {
  $chosen,
  selectColour,
  selectGiftCardPrice,
  selectImage,
  selectLength,
  selectSize,
  selectWidth,
} from '#src/product/choice/choice-model.ts';
import { $product, retryProduct } from '#src/product/model.ts';
import { $sizeAxes } from '#src/product/choice/size-axes.ts';
import { type Choice, type Situation, when } from './choice.ts';

const LISTINGS = [
  '/women',
  '/men',
  '/women/jeans',
  '/men/jeans',
  '/men/shirts',
  '/sale',
  '/gift-cards',
];
const SORTS = [null, 'price-asc', 'newest'];
const AXES = { size: selectSize, width: selectWidth, length: selectLength };

/** Choices for browsing: pages, pictures, sizes, and reloads. */
export function browseChoices({ tab }: Situation, scope: Scope): Choice[] {
  const page = scope.getState($page);
  const listing = scope.getState($listing);
  const product = scope.getState($product);
  const notices = scope.getState($notices);
  const tiles = listing.status === 'ready' ? listing.listing.tiles : [];
  const isOnListing = page.kind === 'listing' || page.kind === 'home';
  const shown = page.kind === 'product' && product.status === 'ready' ? product.product : null;
  return [
    {
      name: 'visit a listing',
      theme: 'browse',
      weight: 6,
      act: (random) => tab.history.push(random.pick(LISTINGS)),
    },
    { name: 'visit the home page', theme: 'browse', weight: 2, act: () => tab.history.push('/') },
    { name: 'go back', theme: 'browse', weight: 3, act: () => tab.history.go(-1) },
    { name: 'go forward', theme: 'browse', weight: 1, act: () => tab.history.go(1) },
    { name: 'load the page anew', theme: 'browse', weight: 2, act: () => tab.reload() },
    {
      name: 'open the menu',
      theme: 'browse',
      weight: 0.5,
      act: () => tab.send(openMenu, undefined),
    },
    {
      name: 'close the menu',
      theme: 'browse',
      weight: 0.5,
      act: () => tab.send(closeMenu, undefined),
    },
    ...when(isOnListing && tiles.length > 0, () => ({
      name: 'visit a product',
      theme: 'browse',
      weight: 25,
      act: (random) => tab.history.push(random.pick(tiles).url),
    })),
    ...when(isOnListing && tiles.length > 0, () => ({
      name: 'look at another colour of a tile',
      theme: 'browse',
      weight: 1,
      act(random) {
        const { id, colours } = random.pick(tiles);
        if (colours.length > 0)
          tab.send(previewColour, { productId: id, colourId: random.pick(colours).id });
      },
    })),
    ...when(page.kind === 'listing', () => ({
      name: 'sort the listing',
      theme: 'browse',
      weight: 1,
      act: (random) => tab.send(selectSort, { sort: random.pick(SORTS) }),
    })),
    ...when(isOnListing && listing.status === 'failed', () => ({
      name: 'ask for the listing again',
      theme: 'trouble',
      weight: 10,
      act: () => tab.send(retryListing, undefined),
    })),
    ...when(page.kind === 'product' && product.status === 'failed', () => ({
      name: 'ask for the product again',
      theme: 'trouble',
      weight: 10,
      act: () => tab.send(retryProduct, undefined),
    })),
    ...when(shown !== null, () => ({
      name: 'choose a size',
      theme: 'browse',
      weight: scope.getState($chosen) ? 2 : 40,
      act(random) {
        for (const { axis, choices } of scope.getState($sizeAxes))
          if (choices.length > 0) tab.send(AXES[axis], { value: random.pick(choices).value });
        const prices = shown?.giftCard ? shown.variants.map(({ price }) => price) : [];
        if (prices.length > 0) tab.send(selectGiftCardPrice, { price: random.pick(prices) });
      },
    })),
    ...when(shown !== null, () => ({
      name: 'choose a colour',
      theme: 'browse',
      weight: 2,
      act(random) {
        const colours = shown?.colours ?? [];
        if (colours.length > 0) tab.send(selectColour, { productId: random.pick(colours).id });
      },
    })),
    ...when(shown !== null, () => ({
      name: 'look at a picture',
      theme: 'browse',
      weight: 1,
      act: (random) => tab.send(selectImage, { index: random.below(3) }),
    })),
    ...when(notices.length > 0, () => ({
      name: 'close a notice',
      theme: 'trouble',
      weight: 2,
      act: (random) => tab.send(dismiss, { id: random.pick(notices).id }),
    })),
  ];
}
