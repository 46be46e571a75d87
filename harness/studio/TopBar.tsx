import { useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { FaultsDialog } from './faults/FaultsDialog.tsx';
import { CaseHead } from './library/CaseHead.tsx';
import { LibraryDialog } from './library/LibraryDialog.tsx';
import { OpenFile } from './OpenFile.tsx';
import { OutboxDialog } from './outbox/OutboxDialog.tsx';
import { ResetDialog } from './faults/ResetDialog.tsx';
import { ScenarioPicker } from './ScenarioPicker.tsx';
import type { Studio } from './use-studio.ts';
import styles from './TopBar.module.css';

export function TopBar({ studio }: { studio: Studio }) {
  const { t } = useTranslation('studio');
  const [asked, setAsked] = useState<'faults' | 'library' | 'outbox' | 'reset'>();
  const close = () => setAsked(undefined);
  const { opened } = studio;
  return (
    <header className={styles.bar}>
      <p className={styles.mark}>
        Selvedge <span className={styles.product}>Studio</span>
      </p>
      {opened?.reported && <CaseHead {...opened.reported} />}
      {opened && (
        <p className={styles.trace}>
          {!opened.reported && <strong>{opened.name}</strong>}
          <span>{t('records', { count: opened.trace.records.length })}</span>
          <span>{opened.trace.header.app}</span>
        </p>
      )}
      <div className={styles.actions}>
        {opened && <ScenarioPicker studio={studio} />}
        <OpenFile onFile={studio.importFile}>{t('open')}</OpenFile>
        <button type="button" onClick={() => setAsked('library')}>
          {t('library.button')}
        </button>
        <button type="button" onClick={() => setAsked('outbox')}>
          {t('outbox.button')}
        </button>
        <button type="button" onClick={() => setAsked('faults')}>
          {t('faults.button')}
        </button>
        <button type="button" onClick={() => setAsked('reset')}>
          {t('reset.button')}
        </button>
      </div>
      <LibraryDialog
        isOpen={asked === 'library'}
        onClose={close}
        onOpen={(caseId) => {
          close();
          void studio.openCase(caseId);
        }}
      />
      <OutboxDialog isOpen={asked === 'outbox'} onClose={close} />
      <FaultsDialog isOpen={asked === 'faults'} onClose={close} />
      <ResetDialog isOpen={asked === 'reset'} onClose={close} />
    </header>
  );
}
