import { nameOf } from '../kernel/intl.ts';
import type { Translate } from '../kernel/text-keys.ts';
import type { Problem } from './address.ts';

/**
 * FRM-03, FRM-14: returns all problems of a field as translated text; `undefined` without problems.
 */
export function problemText(
  problems: readonly Problem[] | undefined,
  t: Translate<'checkout'>,
  language: string,
): string | undefined {
  if (!problems || problems.length === 0) return undefined;
  return problems
    .map(({ key, params: { country, ...params } }) =>
      t(key, {
        ...params,
        ...(typeof country === 'string' && { country: nameOf('region', country, language) }),
      }),
    )
    .join(' ');
}
