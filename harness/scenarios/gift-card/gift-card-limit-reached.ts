import { inBoth } from '../brand-fixtures.ts';
import { atGiftCards, giftCardOf, giftCardsCome } from './gift-card-steps.ts';
import type { Scenario } from '../scenario.ts';
import { pressesAdd } from '../product/product-steps.ts';

export const giftCardLimitReached: Scenario = {
  id: 'gift-card-limit-reached',
  title: 'The last gift card that one bag takes',
  summary: 'The fifth gift card goes into the bag, and then the page says that it takes no more.',
  ledger: ['GFT-01', 'GFT-02', 'GFT-05', 'RTE-17'],
  domains: ['product/addRequested', 'product/sizeMissed', 'cart/itemAdded', 'cart/addFailed'],
  inBrowser: true,
  golden: [{ name: 'gift-card/limit--reached', brand: 'hm' }],
  in: inBoth((fixtures) => {
    const { productId, variantId } = giftCardOf(fixtures);
    const card = { productId, variantId };
    return {
      start: {
        ...atGiftCards(fixtures),
        person: 'guest',
        bag: [{ productId, size: 1, quantity: 4 }],
      },
      rules: [],
      screen: [],
      steps: [
        giftCardsCome(fixtures, {
          title: 'The page says how many gift cards the bag has and takes.',
          screen: [{ text: '4 of up to 5 gift cards are in your bag.' }],
        }),
        pressesAdd('Add to bag', {
          title: 'Presses before there is an amount.',
          facts: [{ name: 'product/sizeMissed', payload: { productId } }],
          asked: [],
        }),
        {
          kind: 'shopper',
          title: 'Chooses one.',
          input: 'product/selectGiftCardPrice',
          payload: { price: 2500 },
          press: { role: 'radio', name: '£25.00' },
          facts: [],
          state: { 'product/giftCardPageId': productId },
        },
        pressesAdd('Add to bag', {
          title: 'Puts it into the bag.',
          facts: [{ name: 'product/addRequested', payload: card }],
        }),
        {
          kind: 'settle',
          title: 'It is in the bag. No more go in.',
          facts: [{ name: 'cart/itemAdded', payload: card }],
          screen: [
            {
              text: 'Your bag has 5 gift cards, the most that one order takes. Pay for them first, or take one out of your bag.',
            },
          ],
        },
      ],
    };
  }),
};
