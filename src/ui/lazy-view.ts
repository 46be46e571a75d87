import { type ComponentType, lazy } from 'react';

/**
 * A component that is loaded when it is first shown.
 *
 * @example const BagPage = lazyView(() => import('../cart/BagPage.tsx'), 'BagPage');
 */
export function lazyView<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
