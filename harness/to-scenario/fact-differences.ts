import { contains, type SeenFact } from '#harness/scenarios/check.ts';
import { relevantFields } from './relevant-fields.ts';
import type { TracedFact } from './recorded-facts.ts';

/**
 * Returns the remarks for each step whose facts differ between trace and simulated shop, in names or payloads. A fact
 * that only moved to a neighbouring step is no difference.
 */
export function factDifferences(
  recorded: readonly (readonly TracedFact[])[],
  ofRun: readonly (readonly SeenFact[])[],
): string[][] {
  const added = ofRun.map((facts, at) => without(namesOf(facts), namesOf(recorded[at] ?? [])));
  const missing = recorded
    .map((facts, at) => without(namesOf(facts), namesOf(ofRun[at] ?? [])))
    .map((names, at) => {
      const near = [added[at - 1] ?? [], added[at + 1] ?? []];
      return names.filter((name) => !near.some((others) => take(others, name)));
    });
  const altered = alteredIn(recorded, ofRun);
  return recorded.map((facts, at) => {
    const said = [
      saying('In the trace besides: ', missing[at]),
      saying('In the trace there is no ', added[at]),
      saying('In the trace: ', facts.filter((fact) => altered.has(fact)).map(withParts)),
      saying(
        'In the trace with something else in it: ',
        facts.flatMap(({ name, isAltered }) => (isAltered ? [name] : [])),
      ),
    ].flat();
    return said.length === 0 ? [] : [`${said.join(' ')} The simulated shop answers otherwise.`];
  });
}

function saying(said: string, names: readonly string[] = []): string[] {
  return names.length === 0 ? [] : [`${said}${[...new Set(names)].join(', ')}.`];
}

/** Facts as frequent in the simulated shop as in the trace, but with other payloads. */
function alteredIn(
  recorded: readonly (readonly TracedFact[])[],
  ofRun: readonly (readonly SeenFact[])[],
): Set<TracedFact> {
  const [traced, ran] = [recorded.flat(), ofRun.flat()];
  const altered = traced.filter((fact) => {
    const [all, others] = [traced, ran].map((facts) =>
      facts.filter((one) => one.name === fact.name),
    );
    const other = others?.[all?.indexOf(fact) ?? -1];
    if (!('payload' in fact) || !other || all?.length !== others?.length) return false;
    const [was, is] = [fact, other].map((one) => relevantFields(one.name, one.payload));
    return !contains(is, was) || !contains(was, is);
  });
  return new Set(altered);
}

function withParts({ name, payload }: TracedFact): string {
  return `${name} ${JSON.stringify(relevantFields(name, payload) ?? null)}`;
}

function namesOf(facts: readonly { name: string }[]): string[] {
  return facts.map(({ name }) => name);
}

/** Subtracts a list from another one, as multisets. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const rest = [...names];
  for (const name of others) take(rest, name);
  return rest;
}

/** Removes the first equal name from a list; true if found. */
function take(names: string[], name: string): boolean {
  const at = names.indexOf(name);
  if (at === -1) return false;
  names.splice(at, 1);
  return true;
}
