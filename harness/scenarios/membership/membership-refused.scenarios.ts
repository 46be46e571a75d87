import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import { acts, button, fact, heading, settles, fails } from '../step-builders.ts';
import { AGAIN, signsIn } from '../steps.ts';
import {
  INVITATION,
  IS_MEMBER,
  IS_NONE,
  JOIN,
  MEMBERSHIP,
  MEMBER_COMES,
  atMembership,
  joins,
} from './membership-steps.ts';

const start = (fixtures: BrandFixtures) => atMembership(fixtures, 'jonas');

const STORY = ['membership'];

export const membershipRefusedScenarios = family(start, STORY, {
  'membership-not-here': {
    title: 'A shopper looks for the membership in a shop without one',
    summary: 'The page says where there is one, and asks for nothing.',
    shows: ['MEM-03', { rl: 'membership/membership--not-here' }],
    start: (fixtures) => ({ ...atMembership(fixtures), store: `${fixtures.brand}-ie` }),
    steps: [
      settles('Is told where there is one.', {
        asked: [],
        state: { 'membership/membership': { status: 'unknown' } },
        screen: [heading('There is no membership here yet')],
      }),
    ],
  },
  'membership-not-read': {
    title: 'The membership cannot be read',
    summary: 'What could not be had is to be had at a press.',
    shows: ['API-46', { rl: 'membership/membership--not-read' }],
    start: (fixtures) => ({ ...atMembership(fixtures), isMember: true }),
    rules: [fails('GET /membership/*', 400)],
    steps: [
      settles('The page says so, and what to do.', {
        facts: [fact('membership/membershipMissed')],
        state: { 'membership/membership': { status: 'failed' } },
        screen: [heading('We cannot show your membership just now'), button('Try again')],
      }),
      acts('Tries again.', {
        input: 'membership/retryMembership',
        press: button('Try again'),
        asked: [],
      }),
      MEMBER_COMES,
    ],
  },
  'membership-of-somebody-else': {
    title: 'Somebody else signs in where a member was',
    summary:
      'What one wished for is not done for the next, and nothing of one is shown to the other.',
    shows: ['SES-13', { hm: 'membership/membership--somebody-else' }],
    rules: [{ on: JOIN, call: 1, then: { expire: '_ERR_ACCESS_CHECK_FAILED', status: 403 } }],
    steps: [
      INVITATION,
      joins('Joins. The session has just ended.'),
      settles('Somebody is asked to sign in.', { screen: [AGAIN] }),
      signsIn('mira', 'Please sign in again', 'Somebody else does.'),
      {
        ...INVITATION,
        title: 'Nobody has joined.',
        facts: [fact('membership/membershipChangeFailed', { wish: 'join' }), IS_NONE],
        asked: [],
      },
    ],
  },
  'membership-session-over': {
    title: 'The session ends as somebody joins',
    summary: 'What was wished for is done once the same person has signed in again.',
    shows: ['SES-16, AUT-01, API-47, SES-13', { rl: 'membership/membership--session-over' }, 'rl'],
    rules: [{ on: JOIN, call: 1, then: { expire: '_ERR_ACCESS_CHECK_FAILED', status: 403 } }],
    steps: [
      INVITATION,
      joins('Joins. The session has just ended.'),
      settles('Is asked to sign in again; the page stays as it is.', {
        asked: [],
        state: { 'navigation/location': { path: MEMBERSHIP } },
        screen: [AGAIN],
      }),
      signsIn('jonas', 'Please sign in again', 'Signs in.'),
      {
        ...MEMBER_COMES,
        title: 'Is a member: nothing had to be said twice.',
        facts: [fact('membership/membershipChanged'), IS_MEMBER],
        asked: [JOIN],
      },
    ],
  },
});
