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
import { type Choice, type Situation, ofTheme } from './choice.ts';

const browse = ofTheme('browse');
const trouble = ofTheme('trouble');

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
    browse.choice('visit a listing', 6, (random) => tab.history.push(random.pick(LISTINGS))),
    browse.choice('visit the home page', 2, () => tab.history.push('/')),
    browse.choice('go back', 3, () => tab.history.go(-1)),
    browse.choice('go forward', 1, () => tab.history.go(1)),
    browse.choice('load the page anew', 2, () => tab.reload()),
    browse.choice('open the menu', 0.5, () => tab.send(openMenu)),
    browse.choice('close the menu', 0.5, () => tab.send(closeMenu)),
    ...browse.when(isOnListing && tiles.length > 0, 'visit a product', 25, (random) =>
      tab.history.push(random.pick(tiles).url),
    ),
    ...browse.when(
      isOnListing && tiles.length > 0,
      'look at another colour of a tile',
      1,
      (random) => {
        const { id, colours } = random.pick(tiles);
        if (colours.length > 0)
          tab.send(previewColour, { productId: id, colourId: random.pick(colours).id });
      },
    ),
    ...browse.when(page.kind === 'listing', 'sort the listing', 1, (random) =>
      tab.send(selectSort, { sort: random.pick(SORTS) }),
    ),
    ...trouble.when(
      isOnListing && listing.status === 'failed',
      'ask for the listing again',
      10,
      () => tab.send(retryListing),
    ),
    ...trouble.when(
      page.kind === 'product' && product.status === 'failed',
      'ask for the product again',
      10,
      () => tab.send(retryProduct),
    ),
    ...browse.when(shown !== null, 'choose a size', scope.getState($chosen) ? 2 : 40, (random) => {
      for (const { axis, choices } of scope.getState($sizeAxes))
        if (choices.length > 0) tab.send(AXES[axis], { value: random.pick(choices).value });
      const prices = shown?.giftCard ? shown.variants.map(({ price }) => price) : [];
      if (prices.length > 0) tab.send(selectGiftCardPrice, { price: random.pick(prices) });
    }),
    ...browse.when(shown !== null, 'choose a colour', 2, (random) => {
      const colours = shown?.colours ?? [];
      if (colours.length > 0) tab.send(selectColour, { productId: random.pick(colours).id });
    }),
    ...browse.when(shown !== null, 'look at a picture', 1, (random) =>
      tab.send(selectImage, { index: random.below(3) }),
    ),
    ...trouble.when(notices.length > 0, 'close a notice', 2, (random) =>
      tab.send(dismiss, { id: random.pick(notices).id }),
    ),
  ];
}
