import { type SizeKind, type SizeSystem, localSize, sizeKindOf } from '../commerce/local-size.ts';
import type { Facet } from './facet.ts';
import type { Filters } from './filters.ts';

interface Narrowed {
  categoryId: string;
  facets: readonly Facet[];
  filters: Filters;
}

/** What the numbers of a listing's sizes may count: of all that is in it, as far as it is narrowed. */
export function sizeKindsOf({ categoryId, facets, filters }: Narrowed): readonly SizeKind[] {
  const [top, ...below] = categoryId.split('-');
  const named = (id: 'gender' | 'productgroup') =>
    filters[id].length > 0
      ? filters[id]
      : facets.find((facet) => facet.id === id)?.values.map(({ name }) => name);
  const genders = [top ?? '', ...(named('gender') ?? [])];
  // The listing of one group is not narrowed by groups.
  const groups = named('productgroup') ?? [below.join('-')];
  const kinds = genders.flatMap((gender) =>
    groups.flatMap((group) => sizeKindOf(gender, group) ?? []),
  );
  return [...new Set(kinds)];
}

/** The label to look up: where the kinds disagree about its number, it has none here. */
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
