import { family } from '../family.ts';
import { pressesAdd } from '../product/product-steps.ts';
import { acts, fact, radio, says, settles } from '../step-builders.ts';
import { TEN_MINUTES, waitsItOut } from '../steps.ts';
import {
  PIN,
  asksBalance,
  atGiftCards,
  giftCardOf,
  giftCardsCome,
  locksCard,
  numberOf,
} from './gift-card-steps.ts';

const STORY = ['product/addRequested', 'product/sizeMissed', 'cart/itemAdded', 'cart/addFailed'];

export const giftCardLimitsScenarios = family(STORY, {
  'gift-card-limit-reached': {
    title: 'The last gift card that one bag takes',
    summary: 'The fifth gift card goes into the bag, and then the page says that it takes no more.',
    shows: ['GFT-01, GFT-02, GFT-05, RTE-17', { hm: 'gift-card/limit--reached' }, 'hm'],
    start: (fixtures) => ({
      ...atGiftCards(fixtures),
      person: 'guest',
      bag: [{ productId: giftCardOf(fixtures).productId, size: 1, quantity: 4 }],
    }),
    steps: (fixtures) => {
      const { productId, variantId } = giftCardOf(fixtures);
      const card = { productId, variantId };
      return [
        giftCardsCome(fixtures, {
          title: 'The page says how many gift cards the bag has and takes.',
          screen: [says('4 of up to 5 gift cards are in your bag.')],
        }),
        pressesAdd('Add to bag', {
          title: 'Presses before there is an amount.',
          facts: [fact('product/sizeMissed', { productId })],
          asked: [],
        }),
        acts('Chooses one.', {
          input: 'product/selectGiftCardPrice',
          press: radio('£25.00'),
          payload: { price: 2500 },
          state: { 'product/giftCardPageId': productId },
        }),
        pressesAdd('Add to bag', {
          title: 'Puts it into the bag.',
          facts: [fact('product/addRequested', card)],
        }),
        settles('It is in the bag. No more go in.', {
          facts: [fact('cart/itemAdded', card)],
          screen: [
            says(
              'Your bag has 5 gift cards, the most that one order takes. Pay for them first, or take one out of your bag.',
            ),
          ],
        }),
      ];
    },
  },
  'gift-card-lock-over': {
    title: 'A locked gift card, ten minutes later',
    summary: 'Whoever waits may ask about the card again, and is told when.',
    shows: ['API-58, SES-08', { hm: 'gift-card/balance--released' }],
    domains: ['gift-card'],
    start: atGiftCards,
    steps: (fixtures) => [
      ...locksCard(fixtures),
      asksBalance({ number: numberOf('02'), pin: PIN }, 'Types the right one.'),
      settles('The card is locked.', {
        facts: [fact('gift-card/balanceThrottled')],
        state: { 'gift-card/balanceWait': { minutes: TEN_MINUTES } },
        screen: [says('You can try again in 10 minutes.')],
      }),
      ...waitsItOut('gift-card/balanceWait', 'gift-card/balanceReleased'),
      asksBalance({ number: numberOf('02'), pin: PIN }, 'Asks again.'),
      settles('All of it is there.', {
        facts: [fact('gift-card/balanceTold', { balance: 5000, currency: 'GBP' })],
        screen: [says('£50.00 left on this card, to be spent by 31 December 2099.')],
      }),
    ],
  },
});
