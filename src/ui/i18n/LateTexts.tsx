import { use } from 'react';
import type { TextNamespace } from '../../kernel/text-keys.ts';
import { lateTexts } from './arrivals.ts';
import { I18nContext } from './use-translation.ts';

type Props = {
  namespace: TextNamespace;
};

/**
 * Loads a namespace for part of a view: only the surrounding `Suspense` waits. Lazy views name
 * their namespaces themselves.
 * @example <Suspense><LateTexts namespace="throttle" /><Notice /></Suspense>
 */
export function LateTexts({ namespace }: Props) {
  for (const { loaded } of lateTexts(use(I18nContext), [namespace])) use(loaded);
  return null;
}
