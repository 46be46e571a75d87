import type { Brand } from '#src/commerce/brands.ts';
import { type BrandFixtures, inBoth } from './brand-fixtures.ts';
import type { Scenario, ScenarioStart, Situation } from './scenario.ts';
import { strangerAt } from './starts.ts';

/** A value for both brands, or a function of a brand's fixtures. */
type InBrand<T> = T | ((fixtures: BrandFixtures) => T);

/** A start in the brand's own store; seed and viewport default to those of `strangerAt`. */
export type Start = Partial<ScenarioStart> & { path: string };

export interface Member extends Pick<Scenario, 'title' | 'summary'> {
  /** Ledger ids, separated by commas; names of golden traces; the brand of the browser walk. */
  shows: [ledger: string, golden?: Partial<Record<Brand, string>>, inBrowser?: Brand];
  /** Default: the family's. */
  domains?: Scenario['domains'];
  /** Default: the family's. */
  start?: InBrand<Start>;
  rules?: InBrand<Situation['rules']>;
  screen?: InBrand<Situation['screen']>;
  steps: InBrand<Situation['steps']>;
}

type Members = Readonly<Record<string, Member>>;
type Domains = Scenario['domains'];

/**
 * Creates the scenarios of a family from their ids and differences.
 *
 * @throws {Error} if neither the family nor a member has a start
 * @example family({ path: '/contactus' }, ['contact'], { 'contact-sent': { title: …, steps: […] } })
 */
export function family(domains: Domains, members: Members): readonly Scenario[];
export function family(
  start: InBrand<Start>,
  domains: Domains,
  members: Members,
): readonly Scenario[];
export function family(
  ...given: [Domains, Members] | [InBrand<Start>, Domains, Members]
): readonly Scenario[] {
  const [start, domains, members] = given.length === 2 ? [undefined, ...given] : given;
  return Object.entries(members).map(([id, member]) => {
    const { title, summary } = member;
    const [ledger, names = {}, inBrowser] = member.shows;
    const kept = Object.entries(names) as [Brand, string][];
    const golden = kept.map(([brand, name]) => ({ name, brand }));
    return {
      id,
      title,
      summary,
      ledger: ledger === '' ? [] : ledger.split(', '),
      domains: member.domains ?? domains,
      in: inBoth((fixtures) => {
        const first = member.start ?? start;
        if (!first) throw new Error(`The scenario ${id} has no start`);
        const own = inBrand(first, fixtures);
        return {
          start: { ...strangerAt(fixtures, own.path), ...own },
          rules: inBrand(member.rules ?? [], fixtures),
          screen: inBrand(member.screen ?? [], fixtures),
          steps: inBrand(member.steps, fixtures),
        };
      }),
      ...(inBrowser && { inBrowser }),
      ...(golden.length > 0 && { golden }),
    };
  });
}

function inBrand<T extends object>(value: InBrand<T>, fixtures: BrandFixtures): T {
  return typeof value === 'function' ? value(fixtures) : value;
}
