import {
  AGREED_BEFORE,
  acceptsAll,
  isAsked,
  noticeComes,
  reopens,
  withdraws,
} from '../consent/consent-steps.ts';
import { family } from '../family.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';
import type { ExpectedFact, ScenarioStep } from '../scenario.ts';

import { acts, fact, heading, link, settles, visits } from '../step-builders.ts';

function told(pageType: string, from = ''): ExpectedFact {
  return fact('analytics/pageTold', { pageType, from });
}

const LOG = 'POST /logging/frontend';

function fails(title: string, asked: readonly string[]): ScenarioStep {
  return acts(title, {
    input: 'analytics/noteError',
    press: 'no-control',
    payload: { of: 'TypeError', message: 'x is not a function', place: 'shop.js:1:2' },
    asked,
  });
}

function measured(name: string, rating: string): ExpectedFact {
  return fact('analytics/vitalMeasured', { name, rating });
}

export const analyticsScenarios = family(['analytics/longTaskMeasured', 'analytics/fileMissed'], {
  'hitches-told': {
    title: 'A page is held up by a long task and a lost picture: both are told',
    summary:
      'What held a page up for somebody who has agreed to be measured: a long task, and a picture that did not come.',
    shows: ['WVT-06', { rl: 'analytics/hitches--told' }],
    start: {
      path: '/women',
      cookies: AGREED_BEFORE,
      hitches: [
        { kind: 'long task', ms: 180 },
        { kind: 'file', type: 'picture', path: '/pictures/gone.webp' },
      ],
    },
    screen: [heading('Women')],
    steps: [
      {
        ...isAsked('The page is at rest: what held it up is told.'),
        facts: [
          fact('analytics/longTaskMeasured', { ms: 180, pageType: 'glp' }),
          fact('analytics/fileMissed', {
            type: 'picture',
            path: '/pictures/gone.webp',
            pageType: 'glp',
          }),
        ],
      },
    ],
  },
  'measured-until-withdrawn': {
    title: 'A visit is measured until the consent is withdrawn',
    summary: 'What is measured begins with the consent, and ends with it.',
    shows: ['ANA-01, ANA-02, ANA-06, RTE-07', { rl: 'analytics/measured--until-withdrawn' }],
    domains: ['analytics', 'consent', 'cart/itemAdded'],
    start: { path: '/women' },
    screen: [heading('Women')],
    steps: ({ piece }) => [
      isAsked('The page is there, and at rest. Nothing is measured.', 'control'),
      noticeComes('control', 'The notice asks.'),
      acceptsAll('Accepts all: the page is told, with its list.', { facts: [told('glp')] }),
      visits('Goes to a product.', { to: piece.path, press: 'no-control' }),
      productComes(piece, 'Once it is there, it is told what was looked at.', {
        facts: [
          told('pdp', 'glp'),
          fact('analytics/productViewFired', { productId: piece.productId }),
        ],
        state: { 'analytics/pdpPageViewFired': true },
      }),
      choosesSize(piece),
      pressesAdd('Add to bag', 'Puts it into the bag.'),
      settles('It is there, and told.', {
        facts: [fact('cart/itemAdded', { productId: piece.productId })],
      }),
      visits('Goes to the bag. What is in it is known: the page is told.', {
        to: '/shopping-bag',
        press: 'no-control',
        facts: [told('shopping bag', 'pdp')],
      }),
      settles('The page is there.', {
        facts: [fact('analytics/cartDataLoaded', { itemCount: 1 })],
        state: { 'analytics/pageVisit': { pageType: 'shopping bag', referrerUrl: piece.path } },
      }),
      reopens('Opens the settings at the foot of the page.'),
      withdraws('Withdraws the consent.'),
      visits('Goes on to Men.', { to: '/men', press: link('Men') }),
      settles('Of that nobody is told.'),
    ],
  },
  'troubles-told': {
    title: 'An error in the shop’s own script is told to its people, once',
    summary: 'An error that nobody has caught: the shop’s people hear of it once.',
    shows: ['API-57', { rl: 'analytics/troubles--told' }],
    domains: ['analytics'],
    start: { path: '/women' },
    screen: [heading('Women')],
    steps: [
      acts('The page lives: from now on its errors are told.', {
        input: 'analytics/watchTroubles',
        press: 'no-control',
        payload: { log: '1-2-3-4' },
        asked: [],
      }),
      fails('Nobody has caught an error: it is told.', [LOG]),
      settles('It has arrived.'),
      fails('It comes again: that is no news.', []),
    ],
  },
  'vitals-told': {
    title: 'A page is measured: good, middling and poor',
    summary:
      'How fast a page was for somebody who has agreed to be measured: good and poor, each with what it came from.',
    shows: ['WVT-01, WVT-02, WVT-03, WVT-04, WVT-05, WVT-06', { hm: 'analytics/vitals--told' }],
    domains: ['analytics/vitalMeasured'],
    start: {
      path: '/women',
      cookies: AGREED_BEFORE,
      vitals: [
        { name: 'TTFB', value: 120 },
        { name: 'FCP', value: 900 },
        { name: 'LCP', value: 4100, target: '#root>main>ul>li>img' },
        { name: 'FID', value: 120 },
        { name: 'CLS', value: 0.02 },
        { name: 'INP', value: 510, target: '#root>header>button' },
      ],
    },
    screen: [heading('Women')],
    steps: [
      {
        ...isAsked('The page is at rest: what the browser has measured of it is told.'),
        facts: [
          measured('TTFB', 'good'),
          measured('FCP', 'good'),
          measured('LCP', 'poor'),
          measured('FID', 'needs improvement'),
          measured('CLS', 'good'),
          measured('INP', 'poor'),
        ],
      },
    ],
  },
});
