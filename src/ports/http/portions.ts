import { type CallError, httpStatusOf } from './errors.ts';

/** Performs a call that lists ids: in portions where the backend answers only so many at once. */
type Divided<Key extends string, Value> = <Params extends Record<Key, readonly unknown[]>>(
  params: Params,
  perform: (portion: Params) => Promise<Value>,
) => Promise<Value>;

const GONE: readonly (number | undefined)[] = [404, 410];

/**
 * How a call is divided that lists ids in the parameter `of`, at most `most` of them in one request. `join` puts
 * the values of the portions together, in their order. A portion of which nothing is found leaves the others as
 * they are.
 */
export function dividedBy<Key extends string, Value>(
  of: Key,
  most: number,
  join: (values: readonly Value[]) => Value,
): Divided<Key, Value> {
  return async (params, perform) => {
    const ids = params[of];
    if (ids.length <= most) return perform(params);
    const portions = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ({
      ...params,
      [of]: ids.slice(at * most, (at + 1) * most),
    }));
    const outcomes = await Promise.allSettled(portions.map(perform));
    const values = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const errors = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as CallError] : [],
    );
    const grave = errors.find((error) => !GONE.includes(httpStatusOf(error)));
    const thrown = grave ?? (values.length === 0 ? errors[0] : undefined);
    if (thrown) throw thrown;
    return join(values);
  };
}
