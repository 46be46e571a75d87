import { METHOD_CODES, methodOf } from '#src/commerce/payment-methods.ts';

export const STATES = {
  empty: 'Empty, nothing found',
  loading: 'Loading',
  failed: 'Fails, no answer',
  refused: 'Refused',
  one: 'One',
  many: 'Many',
  long: 'Long',
  gone: 'Sold out, gone',
  locked: 'Locked, has to wait',
  late: 'Expired, too late',
  changing: 'Changing',
  undone: 'Taken back',
  elsewhere: 'Comes back from elsewhere',
} as const;

export type State = keyof typeof STATES;

/**
 * Patterns of each state, matched at word boundaries. Lookarounds exclude other meanings in the scenarios' English: an
 * empty heart, a line that the shopper removed, a mail that is not lost.
 */
const WORDS: Readonly<Record<State, readonly string[]>> = {
  empty: [
    '(?<!(?:heart is|address|password|stays) )empty',
    'none (?:come|is saved|saved|so far|yet)',
    'there are none',
    'orders none',
    'nothing(?: is)? found',
    'finds nothing',
    'nothing (?:typed|is left|to (?:buy|recommend|settle|suggest))',
    'express nothing',
    'no (?:letters|match|results|such|ways)',
    'of no order',
    'not found',
    'nobody has saved',
  ],
  loading: [
    'load(?! anew)',
    'loads(?! anew)',
    'loading',
    '^looking',
    'under way',
    'coming(?! soon)',
  ],
  failed: [
    'fail',
    'fails',
    'failed',
    'failure',
    'unreachable',
    'uncertain',
    'timeout',
    'offline',
    'breaks',
    'broken',
    'nobody (?:answers|knows(?! where))',
    '(?:no|without) answer',
    'not (?:answer|added|changed|deleted|known|read|removed|reviewed|saved|started)',
    'order not tracked',
    '(?<!is )not sent',
    'not there(?! \\(?any more)',
    '(?:cannot|could not) be (?:read|saved|shown)',
    '(?<!nothing[^.:;]*)lost',
    'makes no sense',
    'does not arrive',
    'did not work',
    '(?:price|stock) unknown',
  ],
  refused: [
    'refuse',
    'refuses',
    'refused',
    '(?<!nothing is )(?:missing|wrong)',
    'missed',
    'invalid',
    'not valid',
    'too (?:large|narrow|narrowly|short)',
    'card unknown',
    'not (?:take|taken)',
    'not the one',
    'cannot be used',
    'do not (?:belong|match)',
    'unauthorised',
  ],
  one: ['(?:just|only) one', 'one (?:address|card|line|piece|thing)'],
  many: [
    '(?<!(?:how|so|that|too) )many',
    'more loaded',
    'up to the limit',
    'newest are',
    'oldest are',
    '(?<!heart )is full',
  ],
  long: ['long (?:address|list|name|term|text|title|word)'],
  gone: [
    'sold out',
    'sells out',
    'been sold',
    'out of stock',
    'coming soon',
    'less (?:is )?left',
    'not that many left',
    'none is left',
    'not available',
    'unavailable',
    'made no more',
    'that it is gone',
    '(?<!(?:cookie|form|it|oldest|order|second|session) is |has )gone',
  ],
  locked: [
    'locked',
    'locks',
    'throttled',
    'too (?:often|soon)',
    'has to wait(?! for the)',
    'asks to wait',
  ],
  late: [
    'expired',
    'too (?:late|old)',
    'is over',
    '^over$',
    'session ends',
    'session’s end',
    'session has (?:just )?ended',
    'session is gone',
  ],
  changing: [
    'changing',
    'saving',
    'sending',
    '^signing in',
    '(?<!not )removed',
    'removes',
    'taken off',
    'taken out(?! of)',
    'takes it (?:off|out)',
    '(?:line|it) moved to',
    'moves (?:it )?to',
  ],
  undone: [
    '(?:is|put|rolled|taken|wanted) back',
    '(?:puts|takes|wants) it back',
    '(?:are|is) as (?:before|it was)',
  ],
  elsewhere: [
    ...METHOD_CODES.flatMap((code) => methodOf(code).provider?.name?.toLowerCase() ?? []),
    '3-d secure',
    'bank',
    'comes back (?:after|to|with)',
    'load(?:s|ed) anew',
    'reloaded',
  ],
};

const PATTERNS = Object.entries(WORDS).map(
  ([state, words]) => [state as State, new RegExp(`\\b(?:${words.join('|')})\\b`, 'i')] as const,
);

/**
 * States that an English text mentions.
 *
 * @example statesIn('The field says that it cannot be used any more.') // ['refused']
 */
export function statesIn(text: string): readonly State[] {
  return PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([state]) => state);
}
