import { type SizeKind, type SizeSystem, localSize, sizeKindOf } from '../commerce/local-size.ts';
import type { Facet } from './facet.ts';
import type { Filters } from './filters.ts';

interface Narrowed {
  categoryId: string;
  facets: readonly Facet[];
  filters: Filters;
}

/** Kinds of sizes that may occur in a listing, given its filters. */
export function sizeKindsOf({ categoryId, facets, filters }: Narrowed): readonly SizeKind[] {
  const [top, ...below] = categoryId.split('-');
  const named = (id: 'gender' | 'productgroup') =>
    filters[id].length > 0
      ? filters[id]
      : facets.find((facet) => facet.id === id)?.values.map(({ name }) => name);
  const genders = [top ?? '', ...(named('gender') ?? [])];
  // The listing of a single group has no group filter.
  const groups = named('productgroup') ?? [below.join('-')];
  const kinds = genders.flatMap((gender) =>
    groups.flatMap((group) => sizeKindOf(gender, group) ?? []),
  );
  return [...new Set(kinds)];
}

/** Kind by which to look up a label; undefined if kinds disagree about its number. */
export function sizeKindOfLabel(
  label: string,
  kinds: readonly SizeKind[],
  system: SizeSystem,
): SizeKind | undefined {
  const known = kinds.flatMap((kind) => {
    const number = localSize(label, kind, system)?.number;
    return number === undefined ? [] : [{ kind, number }];
  });
  const isClear = new Set(known.map(({ number }) => number)).size === 1;
  return isClear ? known[0]?.kind : undefined;
}
