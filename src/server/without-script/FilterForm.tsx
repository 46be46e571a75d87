import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { SEARCH_TERM, SORT, listingSearch } from '../../listing/address.ts';
import type { Facet } from '../../listing/facet.ts';
import { PRICE_PARAMETERS } from '../../commerce/filter-kinds.ts';
import { NO_FILTERS, isChosen } from '../../listing/filters.ts';
import { $filterCount, $filters } from '../../listing/filters/filters-model.ts';
import { $listingParams } from '../../listing/filters/params-model.ts';
import { useFacetWords } from '../../listing/filters/use-facet-words.ts';
import { $searchTerm, $shownListing } from '../../listing/model.ts';
import { useSorts } from '../../listing/page/ListingHead.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './WithoutScript.module.css';

/**
 * LST-09, LST-10: filters and sorting of a listing as a form; its fields are the address's
 * parameters.
 */
export function FilterForm() {
  const { t } = useTranslation(['catalogue', 'withoutScript']);
  const { shown, searchTerm, count, params } = useUnit({
    shown: $shownListing,
    searchTerm: $searchTerm,
    count: $filterCount,
    params: $listingParams,
  });
  const sorts = useSorts(shown?.sorts);
  if (!shown || (shown.facets.length === 0 && sorts.length === 0)) return null;
  const selected = sorts.find((sort) => sort.selected)?.value ?? '';
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        {t(count > 0 ? 'withoutScript:filterCount' : 'withoutScript:filter', { count })}
      </summary>
      <form className={styles.form} action={params.url}>
        {searchTerm !== null && <input type="hidden" name={SEARCH_TERM} value={searchTerm} />}
        {sorts.length > 0 && (
          <label className={styles.sort}>
            {t('listing.sort.label')}
            <select className={styles.field} name={SORT} defaultValue={selected}>
              {sorts.map(({ value, label }, index) => (
                <option key={value} value={index === 0 ? '' : value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {shown.facets.map((facet) =>
          facet.style === 'range' ? (
            <PriceFields key={facet.id} label={facet.label} />
          ) : (
            <Choices key={facet.id} facet={facet} />
          ),
        )}
        <p className={styles.row}>
          <button type="submit" className={styles.submit}>
            {t('withoutScript:show')}
          </button>
          {count > 0 && (
            <Link
              className={styles.link}
              to={{ search: listingSearch(params.urlParams, { filters: NO_FILTERS }) }}
            >
              {t('listing.filters.clear')}
            </Link>
          )}
        </p>
      </form>
    </details>
  );
}

function Choices({ facet: { id, label, style, values } }: { facet: Facet }) {
  const filters = useUnit($filters);
  const { textOf } = useFacetWords();
  const offered = values.filter(({ name, count }) => count > 0 || isChosen(filters, id, name));
  if (offered.length === 0) return null;
  const boxes = offered.map(({ name, label: text, count }) => (
    <label key={name} className={styles.value}>
      <input type="checkbox" name={id} value={name} defaultChecked={isChosen(filters, id, name)} />
      {textOf(id, text)} <span className={styles.count}>{count}</span>
    </label>
  ));
  if (style === 'toggle') return boxes;
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.values}>{boxes}</div>
    </fieldset>
  );
}

function PriceFields({ label }: { label: string }) {
  const { t } = useTranslation('catalogue');
  const filters = useUnit($filters);
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {(['min', 'max'] as const).map((side) => (
          <label key={side} className={styles.bound}>
            {t(`listing.filters.${side}`)}
            <input
              className={styles.field}
              type="number"
              name={PRICE_PARAMETERS[side]}
              min={0}
              max={999_999}
              step={0.01}
              defaultValue={filters[side] ?? undefined}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
