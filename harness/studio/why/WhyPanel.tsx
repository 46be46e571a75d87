import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { Studio } from '../use-studio.ts';
import { ReasonList } from './ReasonList.tsx';
import { NONE_READ } from './stores-read.ts';
import panel from '../measured/MeasuredPanel.module.css';
import state from '../state/StatePanel.module.css';
import styles from './WhyPanel.module.css';
import { useAnswer } from '../use-answer.ts';
import type { Reason } from './reasons.ts';

/** Source of a text on the stage: the store, the record that set it, and the path to that record. */
export function WhyPanel({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const { picked, step, isPlaying } = studio;
  const [written, setWritten] = useState({ of: picked, text: '', isPressed: false });
  // A press on the stage replaces typed text.
  const text = written.of === picked ? written.text : picked.text;
  const [isOpen, setIsOpen] = useState(false);
  const read = written.isPressed ? picked.read : NONE_READ;
  const isAsked = isOpen && !isPlaying && text.trim() !== '';
  const reasons = useAnswer<Reason[]>('why', opened, isAsked ? { text, step, read } : undefined);
  if (picked !== written.of) {
    setWritten({ of: picked, text: picked.text, isPressed: true });
    setIsOpen(true);
  }
  const panelPlace = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // On a narrow screen the panel is below the stage: scroll to it.
    if (written.isPressed) panelPlace.current?.scrollIntoView({ block: 'nearest' });
  }, [written]);
  const said = outcome();

  function outcome(): string {
    if (written.isPressed && text === '') return t('why.noValue');
    if (text.trim() === '' || isPlaying || typeof reasons === 'string') return '';
    if (reasons === undefined) return t('why.searching');
    return reasons.length === 0
      ? t('why.none', { text })
      : t('why.found', { count: reasons.length });
  }

  return (
    <details
      ref={panelPlace}
      className={panel.panel}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={panel.summary}>{t('why.title')}</summary>
      <div className={panel.lists}>
        <label className={state.field}>
          {t('why.text')}
          <input
            type="search"
            className={state.input}
            value={text}
            onChange={({ target }) =>
              setWritten({ of: picked, text: target.value, isPressed: false })
            }
          />
        </label>
        <div role="status">
          {typeof reasons === 'string' && reasons}
          {said !== '' && <p className={styles.count}>{said}</p>}
        </div>
        {typeof reasons === 'object' && text !== '' && (
          <ReasonList key={`${step} ${text}`} {...{ reasons, studio, opened }} />
        )}
      </div>
    </details>
  );
}
