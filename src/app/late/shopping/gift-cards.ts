/** The gift cards' page: the brand's gift card as a product, and what is left on one. */
import { sample } from 'effector';
import { forgetBalance } from '../../../gift-card/balance-model.ts';
import { openGiftCardPage } from '../../../product/gift-card-model.ts';
import { $page } from '../../../pages/model.ts';
import './bag.ts';
import { giftCardsPageSeen } from './inbox.ts';

const entered = sample({ clock: giftCardsPageSeen, source: $page });
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
