import { type CallError, httpStatusOf } from './errors.ts';

/** Performs a call that lists ids, in portions if the backend limits their number. */
type Divided<Key extends string, Value> = <Params extends Record<Key, readonly unknown[]>>(
  params: Params,
  perform: (portion: Params) => Promise<Value>,
) => Promise<Value>;

const GONE: readonly (number | undefined)[] = [404, 410];

/**
 * Divides a call by the id list `of`, with at most `most` ids per request. `join` combines the
 * values in order. A portion that finds nothing does not fail the others.
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
