import { useState } from 'react';
import { importWithRetry } from '../../kernel/lazy-import.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './FootLink.module.css';

interface Props {
  exportTrace: () => Promise<string>;
}

/** Saves this tab's session as a trace file on the device; sends nothing. */
export function SaveSession({ exportTrace }: Props) {
  const { t } = useTranslation('common');
  const [hasFailed, setHasFailed] = useState(false);
  function save(): void {
    saveSession(exportTrace).catch(() => setHasFailed(true));
  }
  return (
    <button type="button" className={styles.link} title={t('session.saveHint')} onClick={save}>
      {hasFailed ? t('session.saveFailed') : t('session.save')}
    </button>
  );
}

async function saveSession(exportTrace: Props['exportTrace']): Promise<void> {
  const text = await exportTrace();
  const { saveTextFile } = await importWithRetry(() => import('../../ports/browser/save-file.ts'));
  saveTextFile('selvedge-session.jsonl', text);
}
