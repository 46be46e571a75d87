import { inBoth } from '../brand-fixtures.ts';
import { chosen, isAsked, noticeComes, presses, shown } from '../consent/consent-steps.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';
import type { ExpectedFact, Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

function told(pageType: string, from = ''): ExpectedFact {
  return { name: 'analytics/pageTold', payload: { pageType, from } };
}

export const measuredUntilWithdrawn: Scenario = {
  id: 'measured-until-withdrawn',
  title: 'A visit is measured until the consent is withdrawn',
  summary: 'What is measured begins with the consent, and ends with it.',
  ledger: ['ANA-01', 'ANA-02', 'ANA-06', 'RTE-07'],
  domains: ['analytics', 'consent', 'cart/itemAdded'],
  golden: [{ name: 'analytics/measured--until-withdrawn', brand: 'rl' }],
  in: inBoth((fixtures) => {
    const { piece } = fixtures;
    return {
      start: strangerAt(fixtures, '/women'),
      rules: [],
      screen: [{ role: 'heading', name: 'Women' }],
      steps: [
        isAsked('The page is there, and at rest. Nothing is measured.', 'control'),
        noticeComes('control', 'The notice asks.'),
        presses('consent/acceptAll', 'Accept all', {
          title: 'Accepts all: the page is told, with its list.',
          facts: [chosen(true, true), told('glp')],
        }),
        {
          kind: 'visit',
          title: 'Goes to a product.',
          to: piece.path,
          press: 'no-control',
          facts: [],
        },
        productComes(piece, {
          title: 'Once it is there, it is told what was looked at.',
          facts: [
            told('pdp', 'glp'),
            { name: 'analytics/productViewFired', payload: { productId: piece.productId } },
          ],
          state: { 'analytics/pdpPageViewFired': true },
        }),
        choosesSize(piece),
        pressesAdd('Add to bag', { title: 'Puts it into the bag.' }),
        {
          kind: 'settle',
          title: 'It is there, and told.',
          facts: [{ name: 'cart/itemAdded', payload: { productId: piece.productId } }],
        },
        {
          kind: 'visit',
          title: 'Goes to the bag. What is in it is known: the page is told.',
          to: '/shopping-bag',
          press: 'no-control',
          facts: [told('shopping bag', 'pdp')],
        },
        {
          kind: 'settle',
          title: 'The page is there.',
          facts: [{ name: 'analytics/cartDataLoaded', payload: { itemCount: 1 } }],
          state: { 'analytics/pageVisit': { pageType: 'shopping bag', referrerUrl: piece.path } },
        },
        presses('consent/reopen', 'Cookie settings', {
          title: 'Opens the settings at the foot of the page.',
          facts: [shown('settings', 'control')],
        }),
        presses('consent/rejectAll', 'Reject all', {
          title: 'Withdraws the consent.',
          facts: [
            chosen(false, false),
            {
              name: 'consent/consentWithdrawn',
              payload: { purposes: ['analytical', 'social'] },
            },
          ],
        }),
        {
          kind: 'visit',
          title: 'Goes on to Men.',
          to: '/men',
          press: { role: 'link', name: 'Men' },
          facts: [],
        },
        { kind: 'settle', title: 'Of that nobody is told.', facts: [] },
      ],
    };
  }),
};
