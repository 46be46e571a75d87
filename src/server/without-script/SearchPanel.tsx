import { LONGEST_TERM } from '../../kernel/personal.ts';
import { useHref } from 'react-router-dom';
import { SEARCH_PATH, SEARCH_TERM } from '../../listing/address.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { LinkedPanel } from './LinkedPanel.tsx';
import styles from './WithoutScript.module.css';

export function SearchPanel() {
  const { t } = useTranslation('catalogue');
  return (
    <LinkedPanel name="search" title={t('search.title')}>
      <search>
        <form className={styles.row} action={useHref(SEARCH_PATH)}>
          <input
            className={styles.field}
            type="search"
            name={SEARCH_TERM}
            aria-label={t('search.field')}
            placeholder={t('search.field')}
            autoComplete="off"
            maxLength={LONGEST_TERM}
            required
          />
          <button type="submit" className={styles.submit}>
            {t('search.submit')}
          </button>
        </form>
      </search>
    </LinkedPanel>
  );
}
