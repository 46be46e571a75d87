import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { type CaseQuery, QUERY_FIELDS } from './cases.ts';
import styles from './Library.module.css';

interface Props {
  query: CaseQuery;
  onChange: (query: CaseQuery) => void;
}

export function CaseSearch({ query, onChange }: Props) {
  const { t } = useTranslation('studio');
  return (
    <div role="search" className={styles.search}>
      {QUERY_FIELDS.map((field) => (
        <label key={field} className={styles.field} data-wide={field === 'words' || undefined}>
          <span>{t(`library.by.${field}`)}</span>
          <input
            type="search"
            value={query[field] ?? ''}
            placeholder={t(`library.hint.${field}`)}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...query, [field]: target.value })}
          />
        </label>
      ))}
    </div>
  );
}
