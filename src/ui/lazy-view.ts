import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Loaded<Props> = { default: ComponentType<Props> };

/** A lazy view that can be fetched before it is shown; it then shows at once, without a fallback. */
export type LazyView<Props> = LazyExoticComponent<ComponentType<Props>> & {
  fetch(): Promise<unknown>;
};

/**
 * A component that is loaded when it is first shown, or before.
 *
 * @example const BagPage = lazyView(() => import('../cart/view/BagPage.tsx'), 'BagPage');
 */
export function lazyView<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyView<Props> {
  let loaded: Loaded<Props> | undefined;
  const fetch = async () => (loaded = { default: (await load())[name] });
  const view = lazy(() => (loaded ? atOnce(loaded) : fetch()));
  return Object.assign(view, { fetch });
}

/** React takes what a thenable gives at once without showing a fallback, which would stay for 300 ms. */
function atOnce<T>(value: T): Promise<T> {
  return { then: (give: (given: T) => void) => give(value) } as Promise<T>;
}
