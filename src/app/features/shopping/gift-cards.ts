/** Connects the gift cards' page: a gift card as a product, and the balance of one. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { forgetBalance } from '../../../gift-card/balance-model.ts';
import { openGiftCardPage } from '../../../product/gift-card-model.ts';
import { $page, pageEntered } from '../../../pages/model.ts';
import './bag.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('gift-cards');

const entered = sample({ clock: [pageEntered, whenLoaded('gift-cards')], source: $page });
sample({
  clock: entered,
  filter: ({ kind }) => kind === 'gift-cards',
  target: openGiftCardPage,
});
sample({
  clock: entered,
  filter: ({ kind }) => kind !== 'gift-cards',
  target: forgetBalance,
});
