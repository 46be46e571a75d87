import type { Struct } from 'superstruct';

/**
 * First violation of a struct in one line: path, expected value and found type. Does not quote the value.
 *
 * @example 'at choice.axis: expected one of `"size","width"`, found a text'
 */
export function problemOf(value: unknown, struct: Struct<any, any>): string {
  const [error] = struct.validate(value);
  const failure = error?.failures()[0];
  if (!failure) return 'it is not as it should be';
  const { path, message, type } = failure;
  const [said = ''] = message.split(', but received');
  const expected =
    type === 'never' ? 'nothing of this name' : said.replace(/^Expected /, '').slice(0, 120);
  return `at ${path.join('.') || 'its root'}: expected ${expected}, found ${kindOf(failure.value)}`;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return KINDS[typeof value] ?? 'something else';
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  object: 'an object',
};
