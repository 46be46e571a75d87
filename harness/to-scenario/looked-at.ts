import { isOf } from '#harness/scenarios/check.ts';
import { isAround } from './wishes.ts';
import type { TracedStep } from './steps-of.ts';

/** What follows from everything and is about nothing that was done. */
const BESIDE =
  /^(?:(?:analytics|parts|experiments|content|store-config|delivery-days|reports)\/|session\/(?:userInfoLoaded|extended)$)/;

/**
 * What of a session is looked at: the domains of what the shopper did, those first of which something failed, and consent and
 * the report, which sessions begin and end with, last; and of others the single facts that followed from that. Of a page that
 * is only looked at, the domains of what came.
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
 * Whether of a fact is looked at what it carries: of what the shopper did and of the first answer to that, and of what a trace
 * has not. What follows later carries the same once more, such as the bag that is read again: who corrects one would have to
 * correct all.
 */
export function carriesWhatMatters(fact: string, traced: readonly TracedStep[]): boolean {
  const same = traced.flatMap(({ facts }) => facts.filter(({ name }) => name === fact));
  const isActed = traced.some(({ step }) => step.kind === 'shopper' || step.kind === 'visit');
  return !isActed || same.length === 0 || same.some(({ distance }) => distance <= 1);
}
