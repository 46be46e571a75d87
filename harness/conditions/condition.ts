import { type Struct, unknown } from 'superstruct';
import { nearestTo } from '#harness/ledger/nearest.ts';
import { type DeclaredUnit, declaredUnits, findUnit } from '#src/event-log/units.ts';
import { hasPlace } from './place.ts';

/** Subjects of a condition: a store's state, or an event with its payload. */
export const SUBJECTS = ['state', 'fact', 'input', 'call', 'answer', 'failure'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Longer signs first, so that a prefix never matches before them. */
const COMPARISONS = ['<=', '>=', '!=', '=', '<', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type Wish =
  /** It happens, with any payload. */
  | { kind: 'any' }
  | { kind: 'something' | 'nothing'; path: readonly string[] }
  | { kind: 'compared'; path: readonly string[]; is: Comparison; value: unknown }
  /** The value contains these parts; others are ignored. */
  | { kind: 'parts'; parts: unknown };

/** A condition on a session, such as a negative `cart/bagPage.details.total`. */
export interface Condition {
  of: Subject;
  name: string;
  wish: Wish;
}

/** Reason why a text is not a condition. */
export type ConditionProblem =
  | { problem: 'empty' }
  | { problem: 'form'; about: string }
  /** No such unit, or none of that kind; `nearest` is the most similar name. */
  | { problem: 'unknown'; about: string; of: Subject | undefined; nearest: string | undefined }
  | { problem: 'place'; about: string; name: string }
  | { problem: 'value'; about: string }
  | { problem: 'parts'; about: string }
  /** Events cannot be negated: an absent event has no moment. */
  | { problem: 'moment'; about: string };

const FORM =
  /^(!?)\s*(?:([a-z]+):)?\s*([\w-]+(?:\/[\w-]+)+(?:\.[\w-]+)*)\s*(?:(\{.*\})|(<=|>=|!={1,2}|={1,3}|<|>)\s*(.*))?$/s;

/** Unit kind of each subject; names without a subject are searched among these. */
const KIND_OF: Readonly<Record<Subject, DeclaredUnit['kind']>> = {
  state: 'state',
  fact: 'fact',
  input: 'input',
  call: 'port',
  answer: 'port',
  failure: 'port',
};

/**
 * Parses a condition. A store's path is compared, has a value, or has none (`!`). A fact, input or call
 * happens. Optionally its payload has a value at a path, or parts of some JSON. `answer:` and `failure:`
 * are results of a call. Values are JSON; units must be declared.
 *
 * @example readCondition('cart/bagPage.details.total < 0')
 * @example readCondition('!cart/miniBag.bag.lines[0]')
 * @example readCondition('fact:cart/itemAdded {"productId":"RL0101RAW"}')
 * @example readCondition('failure:http/cart.addLine.status = 503')
 */
export function readCondition(text: string): Condition | ConditionProblem {
  if (text.trim() === '') return { problem: 'empty' };
  const [, not, prefix, place = '', parts, sign, value = ''] = FORM.exec(dotted(text.trim())) ?? [];
  const asked = SUBJECTS.find((subject) => subject === prefix);
  if (place === '' || (prefix !== undefined && asked === undefined) || (not && (parts ?? sign)))
    return { problem: 'form', about: text.trim() };
  const unit = unitAt(place, asked);
  if (!unit) return unknownUnit(place, asked);
  const { name } = unit;
  const of = asked ?? subjectOf(unit);
  const path = place.slice(name.length).split('.').slice(1);
  if (!structsOf(unit, of).some((struct) => hasPlace(struct, path)))
    return { problem: 'place', about: path.join('.'), name };
  const wish = readWish({ of, path, isNot: not === '!', parts, sign, value, place });
  return 'problem' in wish ? wish : { of, name, wish };
}

/** Converts `lines[0].quantity` to `lines.0.quantity`, in paths only. */
function dotted(text: string): string {
  const [place = ''] = /^[^{=<>]*/.exec(text) ?? [];
  return place.replaceAll(/\[(\d+)\]/g, '.$1') + text.slice(place.length);
}

interface Written {
  of: Subject;
  path: readonly string[];
  isNot: boolean;
  parts: string | undefined;
  sign: string | undefined;
  value: string;
  place: string;
}

function readWish(written: Written): Wish | ConditionProblem {
  const { of, path, isNot, parts, sign, value, place } = written;
  if (parts !== undefined) {
    const found = parsedJson(parts);
    if (found === undefined || path.length > 0) return { problem: 'parts', about: parts };
    return { kind: 'parts', parts: found };
  }
  if (sign !== undefined) {
    const found = parsedJson(value);
    if (found === undefined) return { problem: 'value', about: value };
    return { kind: 'compared', path, is: comparisonOf(sign), value: found };
  }
  if (of !== 'state' && path.length === 0)
    return isNot ? { problem: 'moment', about: place } : { kind: 'any' };
  return { kind: isNot ? 'nothing' : 'something', path };
}

/** Normalises `==` and `===` to `=`, and `!==` to `!=`. */
function comparisonOf(sign: string): Comparison {
  return COMPARISONS.find((one) => sign.startsWith(one)) ?? '=';
}

/** Unit of a path. Call names contain dots, so the longest matching name wins. */
function unitAt(place: string, of: Subject | undefined): DeclaredUnit | undefined {
  const words = place.split('.');
  for (let length = words.length; length > 0; length--) {
    const unit = findUnit(words.slice(0, length).join('.'));
    if (unit && unit.kind !== 'command' && (!of || unit.kind === KIND_OF[of])) return unit;
  }
  return undefined;
}

function subjectOf({ kind }: DeclaredUnit): Subject {
  return SUBJECTS.find((subject) => KIND_OF[subject] === kind) ?? 'state';
}

function unknownUnit(place: string, of: Subject | undefined): ConditionProblem {
  const names = declaredUnits().flatMap(({ kind, name }) =>
    kind !== 'command' && (!of || kind === KIND_OF[of]) ? [name] : [],
  );
  // Only names of calls contain a dot.
  const head = place.split('.', place.startsWith('http/') ? 2 : 1).join('.');
  return { problem: 'unknown', about: place, of, nearest: nearestTo(head, names) };
}

function structsOf(unit: DeclaredUnit, of: Subject): Struct<any, any>[] {
  if (unit.kind !== 'port') return [unit.struct];
  if (of === 'call') return [unit.params.struct];
  // A port that should never fail is logged with its raw error.
  const failures = unit.fail.struct.type === 'never' ? unknown() : unit.fail.struct;
  return of === 'failure' ? [failures] : [unit.done.struct, failures];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
