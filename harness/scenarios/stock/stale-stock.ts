import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';

export const staleStock: Scenario = {
  id: 'stale-stock',
  title: 'A size is offered that others have long bought',
  summary:
    'The stock system stays behind: others have bought the last piece, and only the bag says so.',
  ledger: ['CRT-14', 'STK-02'],
  domains: ['product/addRequested', 'cart/addFailed', 'notices'],
  inBrowser: true,
  in: inBoth((fixtures) => {
    const { productId, variantId, path } = fixtures.piece;
    return {
      start: { ...strangerAt(fixtures, path), sold: [{ ...fixtures.piece, quantity: 99 }] },
      rules: [{ on: 'GET /inventoryavailability/*', then: 'stale-stock' }],
      screen: [],
      steps: [
        productComes(fixtures.piece, {
          title: 'The product is there. All of its sizes look as if they could be had.',
        }),
        choosesSize(fixtures.piece),
        pressesAdd('Add to bag', {
          title: 'Puts it into the bag.',
          facts: [{ name: 'product/addRequested', payload: { productId, variantId } }],
          asked: ['POST /cart'],
        }),
        {
          kind: 'settle',
          title: 'The server knows better: one message says that there are not that many left.',
          facts: [
            { name: 'cart/addFailed', payload: { variantId, errorKey: '_ERR_NOT_ENOUGH_STOCK' } },
            { name: 'notices/noticeShown', payload: { key: 'cart:error.notEnoughStock' } },
          ],
          screen: [
            { text: 'There are not that many left. Your bag is as it was.' },
            { role: 'heading', name: fixtures.piece.name },
          ],
        },
      ],
    };
  }),
};
