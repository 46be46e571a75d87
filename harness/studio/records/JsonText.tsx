import { useMemo } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import styles from './Detail.module.css';

/** Maximum number of shown characters. */
const LONGEST = 20_000;

export function JsonText({ value }: { value: unknown }) {
  const { t } = useTranslation('studio');
  const text = useMemo(() => {
    const full = value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
    return full.length > LONGEST ? `${full.slice(0, LONGEST)}…` : full;
  }, [value]);
  if (text === '') return <p className={styles.none}>{t('detail.noPayload')}</p>;
  return (
    // A long value scrolls and needs keyboard focus.
    <pre className={styles.json} tabIndex={0} aria-label={t('detail.payload')} role="group">
      {text}
    </pre>
  );
}
