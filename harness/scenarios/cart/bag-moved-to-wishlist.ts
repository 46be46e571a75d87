import { ahead, BAG_CHANGES, bagIsThere } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { LINE } from '../steps.ts';

export const bagMovedToWishlist: Scenario = {
  id: 'bag-moved-to-wishlist',
  title: 'A piece moves from the bag to the wishlist',
  summary: 'A line moves to the wishlist. The button tells both of it.',
  ledger: ['WSH-03', 'CRT-04'],
  domains: [...BAG_CHANGES, 'wishlist/itemAdded'],
  golden: [{ name: 'cart/line--moved-to-wishlist', brand: 'rl' }],
  in: inBoth((fixtures) => {
    const { piece } = fixtures;
    const { productId } = piece;
    return {
      start: { ...atBag(fixtures, 'mira'), wishlist: [] },
      rules: [],
      screen: [],
      steps: [
        bagIsThere('The bag is there, with one piece.'),
        {
          kind: 'shopper',
          title: 'Moves it to the wishlist: the bag lets go of it at once,',
          input: 'cart/moveToWishlist',
          payload: { lineId: LINE },
          press: { role: 'button', name: `Move to wishlist ${piece.name}` },
          facts: [],
          state: ahead(-1),
          asked: [],
        },
        {
          kind: 'shopper',
          title: 'and the wishlist has it.',
          input: 'wishlist/addItem',
          payload: { productId },
          press: 'no-control',
          facts: [],
          state: { 'session/userInfo': { wishlist: { itemIds: [productId] } } },
        },
        {
          kind: 'settle',
          title: 'The server has it on the wishlist, and then no longer in the bag.',
          facts: [
            { name: 'wishlist/itemAdded', payload: { productId } },
            { name: 'cart/lineMoved', payload: { lineId: LINE, productId } },
            { name: 'cart/lineRemoved', payload: { lineId: LINE } },
          ],
          state: { 'cart/takenOut': { how: 'moved' } },
          screen: [{ text: `${piece.name} is on your wishlist now.` }],
        },
      ],
    };
  }),
};
