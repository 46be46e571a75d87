/** The gift cards' page: the brand's gift card as a product, and what is left on one. */
import { sample } from 'effector';
import { forgetBalance } from '../../gift-card/balance-model.ts';
import { inPart, whenPart } from '../../ports/parts.ts';
import { openGiftCardPage } from '../../product/gift-card-model.ts';
import { $page, pageEntered } from '../../pages/model.ts';
import './bag.ts';

const entered = sample({
  clock: [inPart('gift-cards', pageEntered), whenPart('gift-cards')],
  source: $page,
});
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
