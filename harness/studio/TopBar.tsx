import { useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { recorderIn } from '#harness/replay/recorder.ts';
import { FaultsDialog } from './faults/FaultsDialog.tsx';
import { CaseHead } from './library/CaseHead.tsx';
import type { OpenTrace } from './import-trace.ts';
import { LibraryDialog } from './library/LibraryDialog.tsx';
import { More } from './controls/More.tsx';
import { OpenFile } from './OpenFile.tsx';
import { OutboxDialog } from './outbox/OutboxDialog.tsx';
import { ResetDialog } from './faults/ResetDialog.tsx';
import { ScenarioPicker } from './ScenarioPicker.tsx';
import type { Studio } from './use-studio.ts';
import styles from './TopBar.module.css';

/** Title of the open trace, and the studio's menu. */
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
      {opened &&
        (opened.reported ? (
          <CaseHead {...opened.reported}>
            <TraceFigures opened={opened} />
          </CaseHead>
        ) : (
          <p className={styles.trace}>
            <strong>{opened.name}</strong>
            <TraceFigures opened={opened} />
          </p>
        ))}
      <div className={styles.actions}>
        <button type="button" onClick={() => setAsked('library')}>
          {t('library.button')}
        </button>
        <More label={t('menu')}>
          {opened && !opened.reported && <ScenarioPicker studio={studio} />}
          <OpenFile onFile={studio.importFile}>{t('open')}</OpenFile>
          <button type="button" onClick={() => setAsked('outbox')}>
            {t('outbox.button')}
          </button>
          <button type="button" onClick={() => setAsked('faults')}>
            {t('faults.button')}
          </button>
          <button type="button" onClick={() => setAsked('reset')}>
            {t('reset.button')}
          </button>
        </More>
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

function TraceFigures({ opened: { trace } }: { opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  return (
    <>
      <span>{t('records', { count: trace.records.length })}</span>
      <span>{trace.header.app}</span>
      {recorderIn(trace.header.app).isDirty && (
        <span className={styles.dirty}>{t('uncommitted')}</span>
      )}
    </>
  );
}
