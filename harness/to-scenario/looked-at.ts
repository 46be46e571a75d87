import { isOf } from '#harness/scenarios/check.ts';
import { isAround } from './wishes.ts';
import type { TracedStep } from './steps-of.ts';

/** Units that follow from everything and are irrelevant to a scenario. */
const BESIDE =
  /^(?:(?:analytics|parts|experiments|content|store-config|delivery-days|reports)\/|session\/(?:userInfoLoaded|extended)$)/;

/**
 * Returns the domains that a scenario checks. Domains of the shopper's inputs, failed ones first; consent and reports
 * last. Of other domains only the facts that directly followed. Without inputs: the domains of all facts.
 *
 * @param failed names of calls
 */
export function lookedAt(traced: readonly TracedStep[], failed: readonly string[]): string[] {
  const wishes = traced.flatMap(({ step }) => (step.kind === 'shopper' ? [step.input] : []));
  const facts = traced.flatMap((one) => one.facts);
  const names = wishes.length > 0 ? wishes : facts.map(({ name }) => name);
  const broken = new Set(failed.map((name) => name.split(/[/.]/)[1]));
  const rank = (name: string) =>
    isAround({ name }) ? 2 : broken.has(name.split('/')[0] ?? '') ? 0 : 1;
  const domains = names
    .toSorted((one, other) => rank(one) - rank(other))
    .map((name) => name.split('/')[0] ?? '');
  const single = facts.flatMap(({ name, distance }) =>
    distance < Infinity && !BESIDE.test(name) && !isOf(name, domains) ? [name] : [],
  );
  return [...new Set([...domains, ...single])];
}

/**
 * True if the payload of a fact is checked. Checked are facts of the shopper's input and of its first answer, and
 * facts that the trace does not have. Later ones repeat the same data, such as the bag that is loaded again.
 */
export function carriesWhatMatters(fact: string, traced: readonly TracedStep[]): boolean {
  const same = traced.flatMap(({ facts }) => facts.filter(({ name }) => name === fact));
  const isActed = traced.some(({ step }) => step.kind === 'shopper' || step.kind === 'visit');
  return !isActed || same.length === 0 || same.some(({ distance }) => distance <= 1);
}
