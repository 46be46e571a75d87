import { family } from '../family.ts';
import { acts, button, fact, says, settles, fails } from '../step-builders.ts';
import {
  INVITATION,
  IS_MEMBER,
  IS_NONE,
  JOIN,
  LEAVE,
  MEMBER_COMES,
  WANTS_TO_LEAVE,
  atMembership,
  joins,
  leaves,
} from './membership-steps.ts';

export const membershipScenarios = family(atMembership, ['membership'], {
  'membership-answer-lost': {
    title: 'The answer to joining is lost',
    summary: 'Who has joined is a member, whether anybody heard of it or not.',
    shows: ['API-47', { rl: 'membership/membership--answer-lost' }],
    rules: [{ on: JOIN, then: 'lost' }],
    steps: [
      INVITATION,
      joins('Joins.'),
      {
        ...MEMBER_COMES,
        facts: [
          fact('membership/membershipChangeFailed', { errorKey: 'network' }),
          IS_MEMBER,
          fact('membership/membershipChanged', { wish: 'join' }),
        ],
      },
    ],
  },
  'membership-joined': {
    title: 'A shopper joins the membership',
    summary: 'In at a press, with level and points.',
    shows: [
      'MEM-01, API-46, API-47',
      { rl: 'membership/membership--joined', hm: 'membership/membership-tailored--joined' },
      'hm',
    ],
    steps: [
      INVITATION,
      joins('Joins.'),
      {
        ...MEMBER_COMES,
        facts: [fact('membership/membershipChanged', { wish: 'join' }), IS_MEMBER],
      },
    ],
  },
  'membership-joined-elsewhere': {
    title: 'A shopper has joined in another tab already',
    summary: 'What is so already is no error.',
    shows: ['API-47', { hm: 'membership/membership--elsewhere' }],
    rules: [fails(JOIN, 400, '_ERR_MEMBERSHIP_EXISTS')],
    steps: [
      INVITATION,
      joins('Joins.'),
      {
        ...INVITATION,
        title: 'Is shown what is so.',
        facts: [fact('membership/membershipChanged', { wish: 'join' }), IS_NONE],
      },
    ],
  },
  'membership-kept': {
    title: 'A member thinks better of it',
    summary: 'Whoever is asked back may stay.',
    shows: ['MEM-01', { hm: 'membership/membership--kept' }, 'rl'],
    start: (fixtures) => ({ ...atMembership(fixtures), isMember: true }),
    steps: [
      MEMBER_COMES,
      WANTS_TO_LEAVE,
      acts('Would rather stay.', {
        input: 'membership/stay',
        press: button('Stay a member', { within: 'Leave the membership?' }),
        asked: [],
        state: { 'membership/change': { status: 'idle' } },
      }),
    ],
  },
  'membership-leave-failed': {
    title: 'A member cannot leave just now',
    summary: 'What was not done is said in the dialog that asks.',
    shows: ['API-63', { rl: 'membership/membership--leave-failed' }],
    start: (fixtures) => ({ ...atMembership(fixtures), isMember: true }),
    rules: [fails(LEAVE, 503)],
    steps: [
      MEMBER_COMES,
      WANTS_TO_LEAVE,
      leaves('Leaves.'),
      settles('Is told that it did not work, and is a member still.', {
        facts: [fact('membership/membershipChangeFailed', { wish: 'leave' }), IS_MEMBER],
        state: { 'membership/change': { status: 'failed', wish: 'leave' } },
        screen: [says('That did not work. Please try again in a moment.')],
      }),
      leaves('Tries again.'),
      {
        ...INVITATION,
        facts: [fact('membership/membershipChanged', { wish: 'leave' }), IS_NONE],
      },
    ],
  },
  'membership-left': {
    title: 'A member leaves',
    summary: 'Asked back once, and out.',
    shows: ['MEM-01, API-46, API-63', { rl: 'membership/membership--left' }, 'hm'],
    start: (fixtures) => ({ ...atMembership(fixtures), isMember: true }),
    steps: [
      MEMBER_COMES,
      WANTS_TO_LEAVE,
      leaves('Leaves.'),
      {
        ...INVITATION,
        title: 'Is no member any more, and may come back.',
        facts: [fact('membership/membershipChanged', { wish: 'leave' }), IS_NONE],
      },
    ],
  },
});
