import type { Struct } from 'superstruct';
import type { TaggedUnionSchema } from '../../kernel/struct.ts';

type AnyStruct = Struct<any, any>; // any: walks structs of every shape

/**
 * Replaces each text and number of an answer by another of the same form. Equal texts stay equal
 * if they may be ids.
 */
interface Stand {
  text(original: string, struct: AnyStruct): string | undefined;
  number(original: number, struct: AnyStruct): number | undefined;
  /** Key of a dictionary. */
  key(original: string, at: number): string;
  /** Value that does not match its struct. */
  other(original: unknown): unknown;
}

/** Structs whose values are listed in the source and are therefore not personal. */
const FINITE: readonly string[] = ['enums', 'literal'];
/** Structs that tolerate one invalid part, and structs of lists that skip invalid parts. */
const TOLERANT = { part: 'or-nothing', lists: ['good-entries', 'readable', 'array'] };

/**
 * Masks a raw answer: only its form is left. Texts and numbers are replaced by others that the
 * struct accepts. Values that a struct lists, and the site's currency, stay. Fields that the
 * struct lacks are left out, and values without a valid replacement.
 *
 * @example maskedAnswer({ name: 'Mira', age: 41, note: 'x' }, type({ name: string(), age: number() }))
 * // { name: 'x1', age: 2 }
 */
export function maskedAnswer(
  raw: unknown,
  answer: AnyStruct,
  currencyCode: string | null = null,
): unknown {
  return masked(raw, answer, stand(currencyCode));
}

/** Fields of a raw answer that its struct names, unchanged: all that a contract can read. */
export function namedAnswer(raw: unknown, answer: AnyStruct): unknown {
  return masked(raw, answer, AS_IT_CAME);
}

const AS_IT_CAME: Stand = {
  text: (original) => original,
  number: (original) => original,
  key: (original) => original,
  other: (original) => original,
};

function masked(raw: unknown, struct: AnyStruct, by: Stand): unknown {
  if (raw === null || typeof raw === 'boolean') return raw;
  const { type, schema } = struct as { type: string; schema: unknown };
  if (FINITE.includes(type)) return struct.is(raw) ? raw : by.other(raw);
  if (type === TOLERANT.part) return masked(raw, schema as AnyStruct, by);
  if (typeof raw === 'string') return by.text(raw, struct);
  if (typeof raw === 'number') return by.number(raw, struct);
  if (typeof raw !== 'object') return by.other(raw);
  if (Array.isArray(raw)) {
    if (!TOLERANT.lists.includes(type) || !schema) return by.other(raw);
    return raw.map((entry) => masked(entry, schema as AnyStruct, by));
  }
  return maskedFields(raw as Record<string, unknown>, { type, schema }, by);
}

function maskedFields(
  raw: Record<string, unknown>,
  { type, schema }: { type: string; schema: unknown },
  by: Stand,
): unknown {
  if (type === 'tagged-union') {
    const { key, cases } = schema as TaggedUnionSchema;
    const tag = String(raw[key]);
    const fields = Object.hasOwn(cases, tag) && cases[tag];
    return fields ? { ...(masked(raw, fields, by) as object), [key]: tag } : by.other(raw);
  }
  if (type === 'dictionary') {
    const { values } = schema as { values: AnyStruct };
    return Object.fromEntries(
      Object.entries(raw).map(([key, part], at) => [by.key(key, at), masked(part, values, by)]),
    );
  }
  if ((type !== 'type' && type !== 'object') || !schema) return by.other(raw);
  const shown: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(schema as Record<string, AnyStruct>)) {
    const part = Object.hasOwn(raw, key) ? masked(raw[key], field, by) : undefined;
    if (part !== undefined) shown[key] = part;
  }
  return shown;
}

function stand(currencyCode: string | null): Stand {
  const numbers = new Map<string, number>();
  let last = 0;
  function numberOf(original: string): number {
    const known = numbers.get(original);
    if (known !== undefined) return known;
    last += 1;
    // Equal ids are references and stay equal; equal amounts are a coincidence.
    if (!DECIMAL.test(original)) numbers.set(original, last);
    return last;
  }
  return {
    text(original, struct) {
      if (original === '' || original === currencyCode) return original;
      const number = numberOf(original);
      const forms = [formOf(original, number), inDigits(original, number), ...plainForms(number)];
      return forms.find((text) => struct.is(text));
    },
    number(original, struct) {
      last += 1;
      const number = Number.isInteger(original) ? last : last + 0.5;
      return [number, 1, 0].find((one) => struct.is(one));
    },
    key: (_, at) => `x${at + 1}`,
    other: () => undefined,
  };
}

const DAY = /^\d{4}-\d\d-\d\d/;
const DECIMAL = /^(-?)\d+\.(\d+)$/;

/** Text of the same form: a day, a time, an amount, a number or a link. */
function formOf(original: string, number: number): string {
  if (DAY.test(original)) return `${2100 + number}-01-01${timeOf(original.slice(10))}`;
  const [, sign = '', decimals] = DECIMAL.exec(original) ?? [];
  if (decimals !== undefined) return `${sign}${number}.${'0'.repeat(Math.min(decimals.length, 4))}`;
  if (/^\d+$/.test(original)) return String(number);
  if (/^https?:/.test(original)) return `https://example.test/${number}`;
  return original.startsWith('/') ? `/x${number}` : `x${number}`;
}

/** The same form of a time of day, at midnight. */
function timeOf(original: string): string {
  const [form] = /^T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?/.exec(original) ?? [''];
  return form.replace(/\d/g, '0');
}

/**
 * Replaces digits in place, with the number modulo 60 at the end: for card expiry, times and
 * grouped numbers.
 */
function inDigits(original: string, number: number): string {
  const groups = original.split(/(\d+)/);
  const last = groups.findLastIndex((group) => /^\d+$/.test(group));
  return groups
    .map((group, at) => {
      if (!/^\d+$/.test(group)) return group.replace(/[^\s\p{P}]/gu, 'x');
      return String(at === last ? number % 60 : 0)
        .padStart(group.length, '0')
        .slice(-group.length);
    })
    .join('');
}

/** Candidates for structs that accept codes or numbers only. */
function plainForms(number: number): string[] {
  const letter = (from: number) => String.fromCharCode(0x41 + (from % 26));
  const code = `X${letter(Math.floor(number / 26))}${letter(number)}`;
  const colour = `#${number.toString(16).padStart(6, '0')}`;
  return [`x${number}`, code, code.slice(1), String(number), `${number}.00`, `/x${number}`, colour];
}
