import { GENERIC_POSTCODE } from '../kernel/patterns.ts';
import { refOf } from './order.ts';

/** What a guest proves an order with, in the order of the form. */
export const PROOF_FIELDS = ['number', 'postcode'] as const;

type Texts = Record<(typeof PROOF_FIELDS)[number], string>;

export type LookupProblems = { [Field in keyof Texts]?: 'missing' | 'invalid' | undefined };

const LONGEST_POSTCODE = 10;

/**
 * What is wrong with what was typed, tidied already. Postcodes of other countries are fine: a bill
 * may go there.
 */
export function problemsOf({ number, postcode }: Texts): LookupProblems {
  return {
    number: number === '' ? 'missing' : refOf(number)?.place === 'online' ? undefined : 'invalid',
    postcode: postcode === '' ? 'missing' : isPostcode(postcode) ? undefined : 'invalid',
  };
}

function isPostcode(text: string): boolean {
  return text.length <= LONGEST_POSTCODE && GENERIC_POSTCODE.test(text);
}
