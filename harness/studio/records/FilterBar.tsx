import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { Studio } from '../use-studio.ts';
import { FILTER_KINDS, type FilterKind } from './filter.ts';
import styles from './FilterBar.module.css';

interface Props {
  studio: Studio;
  shown: number;
  count: number;
}

/** Filters records by words in names, facts and payloads, and by kind. */
export function FilterBar({ studio: { filter, chooseFilter }, shown, count }: Props) {
  const { t } = useTranslation('studio');
  const { text, kinds } = filter;

  function toggle(kind: FilterKind): void {
    const others = kinds.filter((one) => one !== kind);
    chooseFilter({ text, kinds: others.length < kinds.length ? others : [...kinds, kind] });
  }

  return (
    <search className={styles.bar} aria-label={t('filter.label')}>
      <input
        type="search"
        className={styles.text}
        value={text}
        placeholder={t('filter.text')}
        aria-label={t('filter.text')}
        onChange={({ target }) => chooseFilter({ text: target.value, kinds })}
      />
      <output className={styles.count}>{t('filter.count', { shown, count })}</output>
      <ul className={styles.kinds}>
        {FILTER_KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className={styles.kind}
              data-tone={kind}
              aria-pressed={kinds.includes(kind)}
              onClick={() => toggle(kind)}
            >
              {t(`filter.kind.${kind}`)}
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
