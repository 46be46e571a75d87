import { useUnit } from 'effector-react';
import { type SizeWords, localSizeText, sizeWords } from '../../commerce/local-size.ts';
import { $sizeSystem } from '../../store-config/size-system-model.ts';
import { sizeKindOfLabel, sizeKindsOf } from '../local-sizes.ts';
import { $shownListing } from '../model.ts';
import { $filters } from './filters-model.ts';
import { $listingParams } from './params-model.ts';

interface FacetWords {
  /** Text for a button. */
  wordsOf(facet: string, label: string): SizeWords;
  /** Text for a sentence. */
  textOf(facet: string, label: string): string;
}

/** Localises facet values: sizes in the country's numbers, if their kind is unambiguous. */
export function useFacetWords(): FacetWords {
  const { shown, params, filters, system } = useUnit({
    shown: $shownListing,
    params: $listingParams,
    filters: $filters,
    system: $sizeSystem,
  });
  const { categoryId } = params;
  const kinds = sizeKindsOf({ categoryId, facets: shown?.facets ?? [], filters });
  const kindOf = (facet: string, label: string) =>
    facet === 'size' || facet === 'width' ? sizeKindOfLabel(label, kinds, system) : undefined;
  return {
    wordsOf: (facet, label) => sizeWords(label, kindOf(facet, label), system),
    textOf: (facet, label) => localSizeText(label, kindOf(facet, label), system),
  };
}
