import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { choosesSize, pressesAdd, productComes } from './product-steps.ts';

export const sizeMissed: Scenario = {
  id: 'size-missed',
  title: 'Added to the bag before a size is chosen',
  summary: 'The page says what is missing, of this product only, until it is chosen.',
  ledger: ['PRD-02', 'PRD-03'],
  domains: ['product/sizeMissed', 'product/addRequested', 'cart/itemAdded'],
  in: inBoth((fixtures) => {
    const { piece, reduced } = fixtures;
    const missed = {
      name: 'product/sizeMissed',
      payload: { productId: piece.productId },
    };
    return {
      start: strangerAt(fixtures, piece.path),
      rules: [],
      screen: [],
      steps: [
        productComes(piece, { title: 'The product is there.' }),
        pressesAdd('Add to bag', { title: 'Presses at once.', facts: [missed] }),
        {
          kind: 'settle',
          title: 'The page says that a size is missing.',
          facts: [],
          state: { 'product/selector': { showSizeErrors: true } },
        },
        {
          kind: 'visit',
          title: 'Looks at something else.',
          to: reduced.path,
          press: 'no-control',
          facts: [],
        },
        productComes(reduced, {
          title: 'There nothing is missing yet.',
          state: { 'product/selector': { showSizeErrors: false } },
        }),
        {
          kind: 'visit',
          title: 'Comes back.',
          to: piece.path,
          press: 'no-control',
          facts: [],
        },
        productComes(piece, { title: 'The product is there again.' }),
        pressesAdd('Add to bag', { title: 'Presses again.', facts: [missed] }),
        choosesSize(piece, {
          title: `Chooses ${piece.sizeName}: nothing is missing any more.`,
          state: { 'product/selector': { showSizeErrors: false } },
        }),
        pressesAdd('Add to bag', {
          title: 'Adds it.',
          facts: [{ name: 'product/addRequested' }],
          asked: ['POST /cart'],
        }),
        {
          kind: 'settle',
          title: 'It is in the bag.',
          facts: [{ name: 'cart/itemAdded' }],
        },
      ],
    };
  }),
};
