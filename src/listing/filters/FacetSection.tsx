import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Facet } from '../facet.ts';
import { FacetOptions } from './FacetOptions.tsx';
import styles from './FacetSection.module.css';
import { $collapsedFiltersIds, foldFacet } from './filters-model.ts';
import { PriceRange } from './PriceRange.tsx';

type Props = {
  facet: Facet;
};

/** One facet under its heading, which folds it away (LST-13). */
export function FacetSection({ facet }: Props) {
  const id = useId();
  const { folded, fold } = useUnit({ folded: $collapsedFiltersIds, fold: foldFacet });
  const isOpen = !folded.includes(facet.id);
  if (facet.values.length === 0) return null;
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
        {facet.style === 'range' ? <PriceRange facet={facet} /> : <FacetOptions facet={facet} />}
      </div>
    </section>
  );
}
