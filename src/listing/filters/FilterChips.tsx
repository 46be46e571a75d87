import { useUnit } from 'effector-react';
import { Icon } from '../../ui/Icon.tsx';
import { formatMoney, parseMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './FilterChips.module.css';
import { FILTER_NAMES } from '../../commerce/filter-kinds.ts';
import { $filters, choosePrice, clearFilters, toggleFilter } from './filters-model.ts';
import { $shownListing } from '../model.ts';
import { useFacetWords } from './use-facet-words.ts';

/** Chosen filters as removable chips. */
export function FilterChips() {
  const { t } = useTranslation('catalogue');
  const { filters, shown, store, toggle, setPrice, clear } = useUnit({
    filters: $filters,
    shown: $shownListing,
    store: $store,
    toggle: toggleFilter,
    setPrice: choosePrice,
    clear: clearFilters,
  });

  const { textOf } = useFacetWords();

  function labelOf(facet: string, value: string): string {
    const values = shown?.facets.find(({ id }) => id === facet)?.values ?? [];
    return textOf(facet, values.find(({ name }) => name === value)?.label ?? value);
  }

  // A typed bound may lack cents.
  const amount = (text: string) => formatMoney(parseMoney(Number(text).toFixed(2)), store);
  const { min, max, onSale } = filters;
  const chosen = FILTER_NAMES.flatMap((facet) => filters[facet].map((value) => ({ facet, value })));
  const chips = [
    ...chosen.map(({ facet, value }) => ({
      key: `${facet} ${value}`,
      label: labelOf(facet, value),
      remove: () => toggle({ facet, value }),
    })),
    ...(onSale
      ? [
          {
            key: 'sale',
            label: labelOf('on_sale', 'true'),
            remove: () => toggle({ facet: 'on_sale', value: 'true' }),
          },
        ]
      : []),
    ...(min !== null || max !== null
      ? [
          {
            key: 'price',
            label: priceText(),
            remove: () => setPrice({ min: '', max: '' }),
          },
        ]
      : []),
  ];

  function priceText(): string {
    if (min === null) return t('listing.filters.upTo', { max: amount(max ?? '0') });
    if (max === null) return t('listing.filters.from', { min: amount(min) });
    return t('listing.filters.between', { min: amount(min), max: amount(max) });
  }

  return (
    <ul
      className={styles.chips}
      data-filters
      data-with-script
      aria-label={t('listing.filters.chosen')}
    >
      {chips.map(({ key, label, remove }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('listing.filters.remove', { label })}
            onClick={remove}
          >
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => clear()}>
          {t('listing.filters.clear')}
        </button>
      </li>
    </ul>
  );
}
