import { use } from 'react';
import type { TextNamespace } from '../../kernel/text-keys.ts';
import { lateTexts } from './arrivals.ts';
import { I18nContext } from './use-translation.ts';

type Props = {
  namespace: TextNamespace;
};

/**
 * Names a namespace that only part of a view needs: the `Suspense` around it waits for the texts,
 * not the whole view. A lazy view names its namespaces itself.
 * @example <Suspense><LateTexts namespace="throttle" /><Notice /></Suspense>
 */
export function LateTexts({ namespace }: Props) {
  for (const { loaded } of lateTexts(use(I18nContext), [namespace])) use(loaded);
  return null;
}
