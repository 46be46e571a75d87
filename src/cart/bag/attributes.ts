import { parseForeign } from '../../kernel/own-keys.ts';
import { array, create, string, type } from 'superstruct';

const Attributes = array(type({ name: string(), value: string() }));

/** CRT-11: text that is no such list counts as no attributes, so that one bad line does not hide the bag. */
export function readAttributes(json: string): Record<string, string | undefined> {
  try {
    return Object.fromEntries(create(parseForeign(json), Attributes).map((a) => [a.name, a.value]));
  } catch {
    return {};
  }
}
