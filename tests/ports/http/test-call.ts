import { object, type } from 'superstruct';
import { type AnyCall, type CallBase, defineCall } from '#src/ports/http/call.ts';

export const SITE = {
  origin: '',
  WCS_API: '/wcs/resources/store/30002',
  storeName: 'RL-GB',
  locale: 'en-GB',
  language: 'en',
  langId: '44',
};

/** Returns a GET call without parameters or data; `given` replaces its fields. */
export function callTo(base: CallBase, given: Partial<AnyCall> = {}): AnyCall {
  return defineCall({
    name: `test.${base}`,
    method: 'GET',
    base,
    path: () => '/it',
    params: object({}),
    contract: { answer: type({}), read: () => ({}) },
    value: object({}),
    ...given,
  });
}
