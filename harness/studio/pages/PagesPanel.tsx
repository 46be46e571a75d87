import { useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { OpenTrace } from '../import-trace.ts';
import { RecordButton } from '../measured/RecordButton.tsx';
import { timeText } from '../records/present.ts';
import type { Studio } from '../use-studio.ts';
import { tabOf } from './page-lives.ts';
import { usePageLives } from './use-page-lives.ts';
import { SavePartForm } from './SavePartForm.tsx';
import { useSavePart } from './use-save-part.ts';
import panel from '../measured/MeasuredPanel.module.css';
import styles from './SavePart.module.css';

/** Page lives of a session: first page, tab, and messages from other tabs. Saves parts of the session as files. */
export function PagesPanel({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const [isOpen, setIsOpen] = useState(false);
  const lives = usePageLives(opened);
  const tab = tabOf(opened.trace);
  const { select, selected, step } = studio;
  const part = useSavePart(opened, studio);
  return (
    <details
      className={panel.panel}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={panel.summary}>
        {t('pages.title')} <span className={panel.time}>{lives.length}</span>
      </summary>
      {isOpen && (
        <div className={panel.lists}>
          <ol className={panel.list} aria-label={t('pages.title')}>
            {lives.map(({ record, steps: [first, last], at, path, begins, heard }) => (
              <li key={record} className={styles.life}>
                <RecordButton {...{ select, selected }} record={record}>
                  <span className={panel.name}>{path}</span>
                  <span className={panel.time}>{timeText(at)}</span>
                  <span className={panel.from}>
                    {[
                      t('pages.tab', { tab }),
                      t('pages.steps', { first, last }),
                      ...(begins === 'anew' ? [] : [t(`pages.${begins}`)]),
                    ].join(' · ')}
                  </span>
                </RecordButton>
                <button
                  type="button"
                  className={styles.save}
                  disabled={part.isSaving}
                  aria-label={t('pages.saveOf', { path, first, last })}
                  onClick={() => part.save(first, last)}
                >
                  {t('pages.save')}
                </button>
                {heard.map((message) => (
                  <div key={message.record} className={styles.heard}>
                    <RecordButton {...{ select, selected }} record={message.record}>
                      <span className={panel.from}>{t('pages.heard', { kind: message.kind })}</span>
                    </RecordButton>
                  </div>
                ))}
              </li>
            ))}
          </ol>
          <SavePartForm {...part} step={step} count={opened.steps.count} />
        </div>
      )}
    </details>
  );
}
