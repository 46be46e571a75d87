import { create, is, type Struct } from 'superstruct';
import { expect } from 'vitest';

/** Passes an answer of the simulated backend through a contract, and checks the value against the domain's struct. */
export function readAnswer<Answer, Value>(
  answer: unknown,
  contract: Struct<Answer, any>,
  reader: (answer: Answer) => Value,
  value: Struct<Value, any>,
): Value {
  const result = reader(create(answer, contract));
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(is(result, value)).toBe(true);
  return result;
}
