import { nearestTo } from '#harness/ledger/nearest.ts';
import { type DeclaredUnit, declaredUnits, findUnit } from '#src/event-log/units.ts';

type Kind = DeclaredUnit['kind'];

/**
 * Declared unit of a kind and a name. Throws if there is none, and suggests the nearest.
 *
 * @example declaredUnit('input', 'cart/changeQuantity').unit
 */
export function declaredUnit<K extends Kind>(kind: K, name: string): DeclaredUnit & { kind: K } {
  const problem = nameProblem(kind, name);
  if (problem !== undefined) throw new Error(problem);
  return findUnit(name) as DeclaredUnit & { kind: K };
}

/** Problem of a unit's name; undefined if it is declared. */
export function nameProblem(kind: Kind, name: string): string | undefined {
  const found = findUnit(name);
  if (found?.kind === kind) return undefined;
  if (found) return `${name} is no ${kind}, but declared as ${found.kind}`;
  const names = declaredUnits().flatMap((unit) => (unit.kind === kind ? [unit.name] : []));
  return `There is no ${kind} ${name}; the nearest is ${nearestTo(name, names)}`;
}

/** Problem of a scenario's `domains` entry; undefined if it is a fact's domain or a fact. */
export function domainProblem(domain: string): string | undefined {
  if (domain.includes('/')) return nameProblem('fact', domain);
  const domains = declaredUnits().flatMap(({ kind, name }) =>
    kind === 'fact' ? [name.split('/')[0] ?? ''] : [],
  );
  if (domains.includes(domain)) return undefined;
  return `No fact is of ${domain}; the nearest is ${nearestTo(domain, [...new Set(domains)])}`;
}
