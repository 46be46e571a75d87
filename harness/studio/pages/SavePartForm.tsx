import { useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { SavePart } from './use-save-part.ts';
import styles from './SavePart.module.css';

interface Props extends SavePart {
  /** The shown step, default start of the part. */
  step: number;
  count: number;
}

export function SavePartForm({ step, count, isSaving, save }: Props) {
  const { t } = useTranslation('studio');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const first = from === '' ? Math.max(1, step) : Number(from);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save(first, to === '' ? count : Number(to));
      }}
    >
      <label className={styles.field}>
        {t('pages.from')}
        <input
          type="number"
          className={styles.input}
          min={1}
          max={count}
          value={from}
          placeholder={String(Math.max(1, step))}
          onChange={({ target }) => setFrom(target.value)}
        />
      </label>
      <label className={styles.field}>
        {t('pages.to')}
        <input
          type="number"
          className={styles.input}
          min={first}
          max={count}
          value={to}
          placeholder={String(count)}
          onChange={({ target }) => setTo(target.value)}
        />
      </label>
      <button type="submit" disabled={isSaving}>
        {t(isSaving ? 'pages.saving' : 'pages.savePart')}
      </button>
    </form>
  );
}
