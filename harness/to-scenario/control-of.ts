import { SCENARIOS_IN_NODE } from '#harness/scenarios/all-in-node.ts';
import type { Press, ScenarioStep } from '#harness/scenarios/scenario.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { type GivenId, type Plain, leavesOf } from './ids-of.ts';
import { isId } from './relevant-fields.ts';
import { hasText, hasTyped, isReplaceable, pieceNamedIn, pieces, withText } from './press-text.ts';

export interface Wish {
  input: string;
  payload: unknown;
  /** Backend ids in the payload, with their objects. */
  ids: readonly GivenId[];
  /** Names of the facts that followed, until all answers had arrived. */
  facts: readonly string[];
}

/** The press that gives the input, or the reason why none was found. */
export type Control =
  { press: Press; problem?: never } | { press: 'no-control'; problem: string | undefined };

/** A control used by another scenario. */
interface Known {
  press: Press;
  payload: unknown;
  facts: readonly string[];
}

/** The control, renamed for this payload, and the number of payload values in its name. */
interface Fit {
  press: Press;
  told: number;
  facts: readonly string[];
}

const MOST_NAMES = 3;

/**
 * Finds the control that other scenarios use for an input, renamed for this payload. Excludes controls of another
 * product, line or choice.
 *
 * @param id of the written scenario: an existing scenario with that id will be replaced, so it is ignored
 */
export function controlOf(wish: Wish, brand: Brand, id: string): Control {
  const steps = SCENARIOS_IN_NODE.filter((scenario) => scenario.id !== id).flatMap((scenario) =>
    scenario.in[brand].steps.map((step, at, all) => ({ step, facts: factsUntilRest(all, at) })),
  );
  const same = steps.flatMap(({ step, facts }) =>
    step.kind === 'shopper' && step.input === wish.input ? [{ ...step, facts }] : [],
  );
  const known = same.flatMap(({ press, payload, facts }) =>
    press === 'no-control' ? [] : [{ press, payload, facts }],
  );
  if (known.length === 0) {
    // No problem if other scenarios mark the input as `no-control`.
    const problem = same.length > 0 ? undefined : 'Which control this is, no other scenario tells.';
    return { press: 'no-control', problem };
  }
  const fits = known.flatMap((one) => fitOf(one, known, wish) ?? []);
  const most = Math.max(0, ...fits.map(({ told }) => told));
  const best = fits.filter(({ told }) => told === most);
  const likeliest = namesOf(best).length > 1 ? asFollowed(best, wish.facts) : best;
  const [first] = likeliest;
  const names = namesOf(likeliest);
  if (first && names.length === 1) return { press: first.press };
  const others = namesOf(known).slice(0, MOST_NAMES);
  const problem = first
    ? `Which control this is cannot be told: ${names.join(' or ')}.`
    : `Which control this is cannot be told: for something else it is ${others.join(', ')}.`;
  return { press: 'no-control', problem };
}

/** Facts of a step and the following ones, until all calls are answered. */
export function factsUntilRest(
  steps: readonly { kind: ScenarioStep['kind']; facts: readonly { name: string }[] }[],
  from: number,
): string[] {
  const end = steps.findIndex(({ kind }, at) => at >= from && kind === 'settle');
  const until = steps.slice(from, end === -1 ? undefined : end + 1);
  return until.flatMap(({ facts }) => facts.map(({ name }) => name));
}

function namesOf(fits: readonly { press: Press }[]): string[] {
  return [...new Set(fits.map(({ press }) => `“${press.name}”`))];
}

/** Prefers the control whose facts also followed here. */
function asFollowed(fits: readonly Fit[], facts: readonly string[]): readonly Fit[] {
  const alike = fits.filter((fit) => fit.facts.every((name) => facts.includes(name)));
  const most = Math.max(0, ...alike.map((fit) => new Set(fit.facts).size));
  const best = alike.filter((fit) => new Set(fit.facts).size === most);
  return best.length > 0 ? best : fits;
}

/** Renames a known control for another payload; `undefined` if its name cannot be derived. */
function fitOf({ press, payload, facts }: Known, all: readonly Known[], wish: Wish) {
  const named = pieceNamedIn(press);
  const piece = named === undefined ? undefined : pieceOf(wish);
  if (named !== undefined && piece === undefined) return undefined;
  let told = named === undefined ? 0 : 1;
  let called = named === undefined ? press : withText(press, named, piece ?? named);
  const [was, is] = [partsOf(payload), partsOf(wish.payload)];
  for (const path of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(path), is.get(path)];
    const isOfPiece = named !== undefined && isId(path.split('.').at(-1) ?? '');
    if (isOfPiece) continue;
    const id = wish.ids.find((one) => one.path.join('.') === path);
    if (id && old !== undefined && hasTyped(called, old)) {
      called = withText(called, String(old), String(now));
      told += 1;
    } else if (id) {
      // An equal id in two shops is a coincidence. It identifies the control only if both are unique of their kind.
      const isTold = tells(press, id.of);
      const isOnly = id.isOnly && old !== undefined && namesOf(all).length === 1;
      if (!isTold && !isOnly) return undefined;
      told += isTold ? 1 : 0;
    } else if (old === now) told += hasText(called, old) ? 1 : 0;
    else if (now !== undefined && isReplaceable(called, old)) {
      called = withText(called, String(old), String(now));
      told += 1;
    } else if (!isFree(press, path, all)) return undefined;
  }
  return hasOtherNumbers(called, wish, piece) ? undefined : { press: called, told, facts };
}

function partsOf(payload: unknown): Map<string, Plain> {
  const leaves = [...leavesOf(payload)].filter(({ path }) => path.length > 0);
  return new Map(
    leaves.map(({ path, value }) => [
      // `inState` marks a value that is read from the state: drop the marker from the path.
      (path.at(-1) === 'inState' ? path.slice(0, -1) : path).join('.'),
      value,
    ]),
  );
}

/** True if this control was pressed with different values at that path. */
function isFree(press: Press, path: string, all: readonly Known[]): boolean {
  const text = JSON.stringify(press);
  const values = all
    .filter((one) => JSON.stringify(one.press) === text)
    .map(({ payload }) => JSON.stringify(partsOf(payload).get(path)));
  return new Set(values).size > 1;
}

/** True if a control's name has a value of the id's object, such as an address's street or a card's last digits. */
function tells(press: Press, of: unknown): boolean {
  return [...leavesOf(of)].some(({ key, value }) => !isId(key) && hasText(press, value));
}

/** A number in the name that is missing in this payload is from another session, such as the bag's total. */
function hasOtherNumbers({ name }: Press, { payload, ids }: Wish, piece = ''): boolean {
  const own = [payload, ...ids.map(({ of }) => of), piece].flatMap((one) =>
    [...leavesOf(one)].flatMap(({ value }) => numbersIn(String(value))),
  );
  return numbersIn(name).some((number) => !own.includes(number));
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d[\d.,]*/g)].map(([number]) => number.replaceAll(/[.,]/g, ''));
}

/** Name of the product in the payload, or in the object of one of its ids. */
function pieceOf({ payload, ids }: Wish): string | undefined {
  for (const one of [payload, ...ids.map(({ of }) => of)])
    for (const { value } of leavesOf(one)) {
      const name = typeof value === 'string' ? pieces().byId.get(value) : undefined;
      if (name !== undefined) return name;
    }
  return undefined;
}
