import type { Brand } from '#src/commerce/brands.ts';
import { type BrandFixtures, inBoth } from './brand-fixtures.ts';
import type { Scenario, ScenarioStart, Situation } from './scenario.ts';
import { strangerAt } from './starts.ts';

/** A value for both brands, or a function of a brand's fixtures. */
type InBrand<T> = T | ((fixtures: BrandFixtures) => T);

/** A start in the brand's own store; seed and viewport are those of `strangerAt` unless given. */
export type Start = Partial<ScenarioStart> & { path: string };

interface AboutMember extends Pick<Scenario, 'title' | 'summary'> {
  /** Ledger ids, between commas; names of golden traces; the brand in which a browser walks it. */
  shows: [ledger: string, golden?: Partial<Record<Brand, string>>, inBrowser?: Brand];
  /** Those of the family unless given. */
  domains?: Scenario['domains'];
}

interface Parts {
  /** That of the family unless given. */
  start?: InBrand<Start>;
  rules?: InBrand<Situation['rules']>;
  screen?: InBrand<Situation['screen']>;
  steps: InBrand<Situation['steps']>;
}

interface Whole {
  /** The whole situation, where its parts share values. */
  in: (fixtures: BrandFixtures) => Parts;
}

type Member = AboutMember & (Parts | Whole);
type Members = Readonly<Record<string, Member>>;
type Domains = Scenario['domains'];

/**
 * Makes the scenarios of a family from their ids and from the differences between them.
 *
 * @throws {Error} where neither the family nor a member has a start
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
        const parts = 'in' in member ? member.in(fixtures) : member;
        const first = parts.start ?? start;
        if (!first) throw new Error(`The scenario ${id} has no start`);
        const own = inBrand(first, fixtures);
        return {
          start: { ...strangerAt(fixtures, own.path), ...own },
          rules: inBrand(parts.rules ?? [], fixtures),
          screen: inBrand(parts.screen ?? [], fixtures),
          steps: inBrand(parts.steps, fixtures),
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
