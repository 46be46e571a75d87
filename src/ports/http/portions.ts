import { type CallError, httpStatusOf } from './errors.ts';

/** How a call that asks for a list by ids is divided where the backend answers only so many at once. */
export interface Portions<Params, Value> {
  /** Parameter that lists the ids. */
  of: keyof Params & string;
  most: number;
  /** Puts the values of the portions together, in their order. */
  join(values: readonly Value[]): Value;
}

/**
 * Parameters of each request that a call takes; one for a call that is never divided.
 *
 * @example portionsOf({ of: 'ids', most: 2, join }, { ids: ['a', 'b', 'c'] }) // [{ ids: ['a', 'b'] }, { ids: ['c'] }]
 */
export function portionsOf<Params>(
  portions: Portions<Params, any> | undefined, // any: the value plays no part here
  params: Params,
): Params[] {
  const ids: unknown = portions && params[portions.of];
  if (!portions || !Array.isArray(ids) || ids.length <= portions.most) return [params];
  const { of, most } = portions;
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ({
    ...params,
    [of]: ids.slice(at * most, (at + 1) * most),
  }));
}

const GONE: readonly (number | undefined)[] = [404, 410];

/** Performs all portions. One of which nothing is found leaves the others as they are. */
export async function inPortions<Params, Value>(
  { join }: Portions<Params, Value>,
  portions: readonly Params[],
  perform: (portion: Params) => Promise<Value>,
): Promise<Value> {
  const outcomes = await Promise.allSettled(portions.map(perform));
  const values = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const errors = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [each.reason as CallError] : [],
  );
  const grave = errors.find((error) => !GONE.includes(httpStatusOf(error)));
  const thrown = grave ?? (values.length === 0 ? errors[0] : undefined);
  if (thrown) throw thrown;
  return join(values);
}
