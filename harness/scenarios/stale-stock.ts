import { inBoth } from './cast.ts';
import type { Scenario } from './scenario.ts';
import { strangerAt } from './starts.ts';

/** The shown stock is old: others have bought the last piece, and the bag says so. */
export const staleStock: Scenario = {
  id: 'stale-stock',
  title: 'A size is offered that others have just bought',
  ledger: ['CRT-14', 'STK-02'],
  domains: ['product/addRequested', 'cart/addFailed', 'notices'],
  inBrowser: true,
  in: inBoth((cast) => {
    const { productId, variantId, path, sizeName } = cast.piece;
    return {
      start: { ...strangerAt(cast, path), sold: [{ ...cast.piece, quantity: 99 }] },
      rules: [{ on: 'GET /inventoryavailability/*', then: 'stale-stock' }],
      screen: [],
      steps: [
        {
          kind: 'settle',
          title: 'The product is there. All of its sizes look as if they could be had.',
          facts: [],
          screen: [{ role: 'heading', name: cast.piece.name }],
        },
        {
          kind: 'shopper',
          title: `Chooses ${sizeName}.`,
          input: 'product/selectSize',
          payload: { value: sizeName },
          press: { role: 'radio', name: sizeName },
          facts: [],
        },
        {
          kind: 'shopper',
          title: 'Puts it into the bag.',
          input: 'product/addToBag',
          press: { role: 'button', name: 'Add to bag' },
          facts: [{ name: 'product/addRequested', payload: { productId, variantId } }],
          asked: ['POST /cart'],
        },
        {
          kind: 'settle',
          title: 'The server knows better: one message says that there are not that many left.',
          facts: [
            { name: 'cart/addFailed', payload: { variantId, errorKey: '_ERR_NOT_ENOUGH_STOCK' } },
            { name: 'notices/noticeShown', payload: { key: 'cart:error.notEnoughStock' } },
          ],
          screen: [
            { text: 'There are not that many left. Your bag is as it was.' },
            { role: 'heading', name: cast.piece.name },
          ],
        },
      ],
    };
  }),
};
