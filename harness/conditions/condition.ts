import { type Struct, unknown } from 'superstruct';
import { nearestTo } from '#harness/ledger/nearest.ts';
import { type DeclaredUnit, declaredUnits, findUnit } from '#src/event-log/units.ts';
import { hasPlace } from './place.ts';

/** What a condition can be about: what a store holds, or something that happens, and what that carries. */
export const SUBJECTS = ['state', 'fact', 'input', 'call', 'answer', 'failure'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The longer ones first, so that none is taken for the beginning of another. */
const COMPARISONS = ['<=', '>=', '!=', '=', '<', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What has to be at a place of a value. */
export type Wish =
  /** It happens, whatever it carries. */
  | { kind: 'any' }
  /** Something or nothing stands there. */
  | { kind: 'something' | 'nothing'; path: readonly string[] }
  | { kind: 'compared'; path: readonly string[]; is: Comparison; value: unknown }
  /** The whole value has these parts, whatever else. */
  | { kind: 'parts'; parts: unknown };

/** A condition on a session, e.g. that `cart/bagPage.details.total` is less than 0. */
export interface Condition {
  of: Subject;
  /** The unit's. */
  name: string;
  wish: Wish;
}

/** Why a text is no condition. */
export type ConditionProblem =
  | { problem: 'empty' }
  | { problem: 'form'; about: string }
  /** There is no such unit at all, or none of that kind; `nearest` is the one most like it. */
  | { problem: 'unknown'; about: string; of: Subject | undefined; nearest: string | undefined }
  | { problem: 'place'; about: string; name: string }
  | { problem: 'value'; about: string }
  | { problem: 'parts'; about: string }
  /** What happens, happens: that it does not has no moment. */
  | { problem: 'moment'; about: string };

const FORM =
  /^(!?)\s*(?:([a-z]+):)?\s*([\w-]+(?:\/[\w-]+)+(?:\.[\w-]+)*)\s*(?:(\{.*\})|(<=|>=|!={1,2}|={1,3}|<|>)\s*(.*))?$/s;

/** Which units a subject can be, and what their names are looked for among where none is given. */
const KIND_OF: Readonly<Record<Subject, DeclaredUnit['kind']>> = {
  state: 'state',
  fact: 'fact',
  input: 'input',
  call: 'port',
  answer: 'port',
  failure: 'port',
};

/**
 * Reads a condition. A store's place is compared, or holds something, or with `!` nothing; a fact, an input or a call
 * happens, perhaps with something at a place of what it carries, or with the parts of some JSON. `answer:` and
 * `failure:` are what comes back of a call. Values are JSON. The units that it is about have to be declared.
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

/** `lines[0].quantity` is `lines.0.quantity`, as far as places go. */
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

/** `==` and `===` are `=`, as `!==` is `!=`. */
function comparisonOf(sign: string): Comparison {
  return COMPARISONS.find((one) => sign.startsWith(one)) ?? '=';
}

/** The unit that a place is of: calls have dots in their names, so the longest name that there is. */
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
  // The names of calls have a dot in them, no others.
  const head = place.split('.', place.startsWith('http/') ? 2 : 1).join('.');
  return { problem: 'unknown', about: place, of, nearest: nearestTo(head, names) };
}

function structsOf(unit: DeclaredUnit, of: Subject): Struct<any, any>[] {
  if (unit.kind !== 'port') return [unit.struct];
  if (of === 'call') return [unit.params.struct];
  // Whatever a port fails with that never should, is in the log as it came.
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
