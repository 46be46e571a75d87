import { type BrandFixtures, type SizeOf, pathOf } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import type { ExpectedFact, ScenarioStep, ShopperStep } from '../scenario.ts';

import { acts, button, fact, says, settles, visits, fails } from '../step-builders.ts';
import { choosesSize, pressesAdd, productComes } from './product-steps.ts';

function productOf(name: string, id: string, order: string) {
  return { name, path: pathOf(id, name), order };
}

/** Products of each size family of a brand, with their sorted sizes. */
const FAMILIES = {
  rl: [
    productOf('Lantern Tee', 'RL1012WHT', 'months come before years'),
    productOf('Foundry Sneaker', 'RL2401WHT', 'EU sizes by number'),
    productOf('Foundry Straight Jean', 'RL0101RAW', 'by number'),
  ],
  hm: [
    productOf('Marlowe Suit Trousers', 'HM1701HER', 'short, reg, long'),
    productOf('Marlowe Oxford Shirt', 'HM0801BLU', 'collars by number'),
    productOf('Marlowe Blazer', 'HM1801HER', 'EU sizes by number'),
  ],
} as const;

function steps({ brand }: BrandFixtures): ScenarioStep[] {
  return FAMILIES[brand].flatMap(({ name, path, order }, at): ScenarioStep[] => {
    const comes = productComes({ name }, `Its sizes are in order: ${order}.`);
    if (at === 0) return [comes];
    return [visits(`Looks at the ${name}.`, { to: path, press: 'no-control' }), comes];
  });
}

function asksNotice(variantId: string, title: string): ShopperStep {
  const email = 'ada@example.test';
  return acts(title, {
    input: 'product/askNotice',
    payload: { variantId, email, newsletter: false, men: false, women: false, kids: false },
    press: button('Write to me', {
      within: 'We will write to you',
      fill: { 'E-mail address': email },
    }),
    state: { 'product/noticeStatus': 'sending' },
    asked: ['POST /notification/@self'],
  });
}

function misses({ productId }: SizeOf): ExpectedFact {
  return fact('product/sizeMissed', { productId });
}

export const sizesScenarios = family(['product/noticeAnswered', 'fatal-error'], {
  'notify-me': {
    title: 'A shopper wants to hear when a size is there',
    summary: 'Who leaves an address is written to; a failure keeps what was typed.',
    shows: ['PRD-10, API-23, STK-01', { hm: 'product/notify-me--promised' }, 'rl'],
    start: ({ comingSoon }) => ({ path: comingSoon.path }),
    rules: [fails('POST /notification/@self', 503)],
    steps: ({ comingSoon, comingSoon: { variantId } }) => [
      productComes(comingSoon, 'The product is there.'),
      choosesSize(comingSoon, {
        title: `Chooses ${comingSoon.sizeName}, which is coming soon.`,
      }),
      acts('Asks to be told.', {
        input: 'product/openPanel',
        press: button('Tell me when it is here'),
        payload: { panel: 'notify' },
      }),
      asksNotice(variantId, 'Leaves an e-mail address.'),
      settles('The server fails. The form says so, and keeps the address.', {
        facts: [fact('product/noticeAnswered', { variantId, isPromised: false })],
        state: { 'product/noticeStatus': 'failed' },
        screen: [says('Our shop did not answer. Nothing was noted yet; please try again.')],
      }),
      asksNotice(variantId, 'Sends it once more.'),
      settles('It is noted.', {
        facts: [fact('product/noticeAnswered', { variantId, isPromised: true })],
        state: { 'product/noticeStatus': 'promised' },
        screen: [says('Noted. We write to you as soon as it can be bought.')],
      }),
    ],
  },
  'size-missed': {
    title: 'Added to the bag before a size is chosen',
    summary: 'The page says what is missing, of this product only, until it is chosen.',
    shows: ['PRD-02, PRD-03'],
    domains: ['product/sizeMissed', 'product/addRequested', 'cart/itemAdded'],
    start: ({ piece }) => ({ path: piece.path }),
    steps: ({ piece, reduced }) => [
      productComes(piece, 'The product is there.'),
      pressesAdd('Add to bag', { title: 'Presses at once.', facts: [misses(piece)] }),
      settles('The page says that a size is missing.', {
        state: { 'product/selector': { showSizeErrors: true } },
      }),
      visits('Looks at something else.', { to: reduced.path, press: 'no-control' }),
      productComes(reduced, 'There nothing is missing yet.', {
        state: { 'product/selector': { showSizeErrors: false } },
      }),
      visits('Comes back.', { to: piece.path, press: 'no-control' }),
      productComes(piece, 'The product is there again.'),
      pressesAdd('Add to bag', { title: 'Presses again.', facts: [misses(piece)] }),
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
  },
  'sizes-in-order': {
    title: 'Sizes of all kinds stand in their order',
    summary: 'Months before years, short before long, and numbers as numbers, whatever their unit.',
    shows: ['SIZ-01, SIZ-02, SIZ-03, SIZ-04'],
    domains: ['fatal-error'],
    start: ({ brand }) => ({ path: FAMILIES[brand][0].path }),
    steps,
  },
});
