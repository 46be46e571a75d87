import { type Store, type Unit, type UnitTargetable, createEvent, is, type sample } from 'effector';
import { readStoresAt } from './effector-internals.ts';
import { onRead } from './on-read.ts';

/** Parameters of `sample` as they are at runtime; its type relates them. */
interface Options {
  clock: Unit<any> | readonly Unit<any>[];
  source: Readonly<Record<string, Store<any>>>;
  filter?: Store<boolean> | ((values: any, payload: any) => boolean);
  fn?: (values: any, payload: any) => unknown;
  target?: UnitTargetable<any> | readonly UnitTargetable<any>[];
}

/**
 * Effector's `sample` for a `source` of several stores. It reads them when the clock fires;
 * Effector's combines them again at each change of one.
 *
 * @example
 * sampleStores({ clock: addToBag, source: { product: $product, choice: $choice }, fn: itemOf, target: addCartItem });
 */
export const sampleStores = (({ clock, source, filter, fn, target = createEvent() }: Options) => {
  const filterStore = is.store(filter) ? { filterStore: filter } : {};
  readStoresAt([clock].flat(), onRead<any>({ ...source, ...filterStore }), {
    filter: is.store(filter) ? (values) => values.filterStore : filter,
    fn,
    targets: [target].flat(),
  });
  return target;
}) as unknown as typeof sample;
