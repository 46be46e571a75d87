import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Facet } from '../facet.ts';
import { FacetOptions } from './FacetOptions.tsx';
import styles from './FacetSection.module.css';
import { foldFacet } from './filters-model.ts';
import { $listingParams } from './params-model.ts';
import { PriceRange } from './PriceRange.tsx';

type Props = {
  facet: Facet;
};

/** A facet with a collapsible heading (LST-13). */
export function FacetSection({ facet }: Props) {
  const id = useId();
  const { params, fold } = useUnit({ params: $listingParams, fold: foldFacet });
  const isOpen = !params.collapsedFiltersIds.includes(facet.id);
  // An empty range stays visible, because the shopper must be able to change it.
  if (facet.values.length === 0 && facet.style !== 'range') return null;
  return (
    <section className={styles.facet} aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => fold({ facet: facet.id })}
        >
          {facet.label}
          <Icon name="chevron-down" />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={styles.body}>
        {facet.style === 'range' ? <PriceRange /> : <FacetOptions facet={facet} />}
      </div>
    </section>
  );
}
