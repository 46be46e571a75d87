import { family } from '../family.ts';
import { productComes } from '../product/product-steps.ts';
import { acts, button, fact, says, settles, visits } from '../step-builders.ts';
import { campaignIs, campaignSpot, determined, searchIn, startIn } from './campaign.ts';

export const campaignScenarios = family(['campaign'], {
  'campaign-before': {
    title: 'The campaign has not begun',
    summary: 'Before the campaign nobody is exclusive, invited or not.',
    shows: ['XAC-04, XAC-07, XAC-10, CNT-05'],
    start: (fixtures) => startIn(fixtures, 'before'),
    steps: (fixtures) => [
      productComes(fixtures.piece, 'The product is there, and nothing is said of a campaign.', {
        state: campaignIs(fixtures, {}),
      }),
      visits('Uses an invitation that was sent too early.', {
        to: fixtures.piece.path + searchIn(fixtures, 'before', 'invited'),
        press: 'no-control',
      }),
      settles('It is worth nothing yet, and no cookie is kept of it.', {
        state: campaignIs(fixtures, {}),
      }),
    ],
  },
  'campaign-by-invitation': {
    title: 'The campaign runs, and the shopper was invited',
    summary: 'An invitation counts in any case of its letters, and its cookie after that.',
    shows: [
      'XAC-03, XAC-05, XAC-06, XAC-09, XAC-11, CNT-05, CNT-06',
      { rl: 'campaign/by-invitation--cookie-kept' },
    ],
    domains: ['campaign', 'auth/signedOut'],
    start: (fixtures) => ({ ...startIn(fixtures, 'open', 'invited'), person: 'mira' }),
    steps: (fixtures) => [
      productComes(
        fixtures.piece,
        'The product is there. The address says that the shopper was invited.',
        {
          facts: [determined({ isPromotionActive: true, isExclusiveAccessUser: true })],
          state: campaignIs(fixtures, { isPromotionActive: true, isExclusiveAccessUser: true }),
          screen: [campaignSpot(fixtures)],
        },
      ),
      visits('Goes on to what is new: the address says nothing of an invitation any more.', {
        to: `/new${searchIn(fixtures, 'open')}`,
        press: 'no-control',
      }),
      acts('Signs out.', { input: 'auth/signOut', press: 'no-control' }),
      settles('The page loads anew. The cookie still says that the shopper was invited.', {
        facts: [fact('auth/signedOut'), determined({ isExclusiveAccessUser: true })],
        state: campaignIs(fixtures, { isPromotionActive: true, isExclusiveAccessUser: true }),
      }),
    ],
  },
  'campaign-lead-gen': {
    title: 'The campaign is announced',
    summary:
      'While addresses are gathered, the campaign is announced to everybody; an invitation is kept.',
    shows: ['XAC-02, XAC-05, XAC-09, CNT-05'],
    start: (fixtures) => startIn(fixtures, 'lead-gen'),
    steps: (fixtures) => [
      productComes(
        fixtures.piece,
        'The product is there, and the campaign is announced to everybody.',
        {
          facts: [determined({ isPromotionLeadGenActive: true })],
          state: campaignIs(fixtures, { isPromotionLeadGenActive: true }),
          screen: [campaignSpot(fixtures)],
        },
      ),
      visits('Follows an invitation.', {
        to: fixtures.piece.path + searchIn(fixtures, 'lead-gen', 'invited'),
        press: 'no-control',
        facts: [determined({ isExclusiveAccessUser: true })],
      }),
      settles('Belongs to those who are let in first, and a cookie keeps that.', {
        state: campaignIs(fixtures, {
          isPromotionLeadGenActive: true,
          isExclusiveAccessUser: true,
        }),
      }),
    ],
  },
  'campaign-open': {
    title: 'The campaign runs, seen by somebody who was not invited',
    summary: 'The campaign runs; who was not invited sees it, and is not exclusive.',
    shows: ['XAC-03, XAC-07, CNT-05, CNT-06'],
    start: (fixtures) => startIn(fixtures, 'open'),
    steps: (fixtures) => [
      productComes(
        fixtures.piece,
        'The product is there. The campaign runs, but not for this shopper first.',
        {
          facts: [determined({ isPromotionActive: true, isExclusiveAccessUser: false })],
          state: campaignIs(fixtures, { isPromotionActive: true }),
          screen: [campaignSpot(fixtures)],
        },
      ),
      acts('Reads the line at the top from its end.', {
        input: 'content/turnBanner',
        press: button('Previous announcement'),
        payload: { by: -1 },
      }),
      acts('One more: those who were not invited are asked to join the newsletter.', {
        input: 'content/turnBanner',
        press: button('Previous announcement'),
        payload: { by: -1 },
        state: { 'content/turns': -2 },
      }),
      settles('The line says so.', {
        screen: [says('First pick of new pieces: join the newsletter')],
      }),
    ],
  },
  'campaign-over': {
    title: 'The campaign ends for somebody who was invited',
    summary: 'When the campaign is over, nobody is exclusive any more, and the cookie goes.',
    shows: ['XAC-06, XAC-07, XAC-10, CNT-05', { hm: 'campaign/over--cookie-removed' }],
    start: (fixtures) => startIn(fixtures, 'open', 'invited'),
    steps: (fixtures) => [
      productComes(fixtures.piece, 'The campaign runs, and the shopper was invited.', {
        facts: [determined({ isExclusiveAccessUser: true })],
        state: campaignIs(fixtures, { isPromotionActive: true, isExclusiveAccessUser: true }),
      }),
      visits('Comes back when it is over.', {
        to: fixtures.piece.path + searchIn(fixtures, 'over'),
        press: 'no-control',
        facts: [determined({ isPromotionActive: false, isExclusiveAccessUser: false })],
      }),
      settles('Nothing is said of it any more, and the cookie is gone.', {
        state: campaignIs(fixtures, {}),
      }),
    ],
  },
});
