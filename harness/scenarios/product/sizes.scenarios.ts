import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import type { ScenarioStep } from '../scenario.ts';

import { acts, button, fact, says, settles, visits, fails } from '../step-builders.ts';
import { choosesSize, pressesAdd, productComes } from './product-steps.ts';

/** Products of each size family of a brand, with their sorted sizes. */
const FAMILIES = {
  rl: [
    { name: 'Lantern Tee', path: '/lantern-tee-rl1012wht', order: 'months come before years' },
    { name: 'Foundry Sneaker', path: '/foundry-sneaker-rl2401wht', order: 'EU sizes by number' },
    { name: 'Foundry Straight Jean', path: '/foundry-straight-jean-rl0101raw', order: 'by number' },
  ],
  hm: [
    {
      name: 'Marlowe Suit Trousers',
      path: '/marlowe-suit-trousers-hm1701her',
      order: 'short, reg, long',
    },
    {
      name: 'Marlowe Oxford Shirt',
      path: '/marlowe-oxford-shirt-hm0801blu',
      order: 'collars by number',
    },
    { name: 'Marlowe Blazer', path: '/marlowe-blazer-hm1801her', order: 'EU sizes by number' },
  ],
} as const;

function steps({ brand }: BrandFixtures): ScenarioStep[] {
  return FAMILIES[brand].flatMap(({ name, path, order }, at): ScenarioStep[] => {
    const comes = productComes({ name }, `Its sizes are in order: ${order}.`);
    if (at === 0) return [comes];
    return [visits(`Looks at the ${name}.`, { to: path, press: 'no-control' }), comes];
  });
}

export const sizesScenarios = family(['product/noticeAnswered', 'fatal-error'], {
  'notify-me': {
    title: 'A shopper wants to hear when a size is there',
    summary: 'Who leaves an address is written to; a failure keeps what was typed.',
    shows: ['PRD-10, API-23, STK-01', { hm: 'product/notify-me--promised' }, 'rl'],
    in: ({ comingSoon }) => {
      const { variantId } = comingSoon;
      const asks = (title: string) => ({
        kind: 'shopper' as const,
        title,
        input: 'product/askNotice',
        payload: {
          variantId,
          email: 'ada@example.test',
          newsletter: false,
          men: false,
          women: false,
          kids: false,
        },
        press: {
          role: 'button' as const,
          name: 'Write to me',
          within: 'We will write to you',
          fill: { 'E-mail address': 'ada@example.test' },
        },
        facts: [],
        state: { 'product/noticeStatus': 'sending' },
        asked: ['POST /notification/@self'],
      });
      return {
        start: { path: comingSoon.path },
        rules: [fails('POST /notification/@self', 503)],
        steps: [
          productComes(comingSoon, 'The product is there.'),
          choosesSize(comingSoon, {
            title: `Chooses ${comingSoon.sizeName}, which is coming soon.`,
          }),
          acts('Asks to be told.', {
            input: 'product/openPanel',
            press: button('Tell me when it is here'),
            payload: { panel: 'notify' },
          }),
          asks('Leaves an e-mail address.'),
          settles('The server fails. The form says so, and keeps the address.', {
            facts: [fact('product/noticeAnswered', { variantId, isPromised: false })],
            state: { 'product/noticeStatus': 'failed' },
            screen: [says('Our shop did not answer. Nothing was noted yet; please try again.')],
          }),
          asks('Sends it once more.'),
          settles('It is noted.', {
            facts: [fact('product/noticeAnswered', { variantId, isPromised: true })],
            state: { 'product/noticeStatus': 'promised' },
            screen: [says('Noted. We write to you as soon as it can be bought.')],
          }),
        ],
      };
    },
  },
  'size-missed': {
    title: 'Added to the bag before a size is chosen',
    summary: 'The page says what is missing, of this product only, until it is chosen.',
    shows: ['PRD-02, PRD-03'],
    domains: ['product/sizeMissed', 'product/addRequested', 'cart/itemAdded'],
    in: ({ piece, reduced }) => {
      const missed = fact('product/sizeMissed', { productId: piece.productId });
      return {
        start: { path: piece.path },
        steps: [
          productComes(piece, 'The product is there.'),
          pressesAdd('Add to bag', { title: 'Presses at once.', facts: [missed] }),
          settles('The page says that a size is missing.', {
            state: { 'product/selector': { showSizeErrors: true } },
          }),
          visits('Looks at something else.', { to: reduced.path, press: 'no-control' }),
          productComes(reduced, 'There nothing is missing yet.', {
            state: { 'product/selector': { showSizeErrors: false } },
          }),
          visits('Comes back.', { to: piece.path, press: 'no-control' }),
          productComes(piece, 'The product is there again.'),
          pressesAdd('Add to bag', { title: 'Presses again.', facts: [missed] }),
          choosesSize(piece, {
            title: `Chooses ${piece.sizeName}: nothing is missing any more.`,
            state: { 'product/selector': { showSizeErrors: false } },
          }),
          pressesAdd('Add to bag', {
            title: 'Adds it.',
            facts: [fact('product/addRequested')],
            asked: ['POST /cart'],
          }),
          settles('It is in the bag.', { facts: [fact('cart/itemAdded')] }),
        ],
      };
    },
  },
  'sizes-in-order': {
    title: 'Sizes of all kinds stand in their order',
    summary: 'Months before years, short before long, and numbers as numbers, whatever their unit.',
    shows: ['SIZ-01, SIZ-02, SIZ-03, SIZ-04'],
    domains: ['fatal-error'],
    start: (fixtures) => ({ path: FAMILIES[fixtures.brand][0].path }),
    steps: steps,
  },
});
