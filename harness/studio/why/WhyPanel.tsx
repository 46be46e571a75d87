import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { TraceRecord } from '#harness/replay/trace.ts';
import type { OpenTrace } from '../import-trace.ts';
import { RecordButton } from '../measured/RecordButton.tsx';
import { nameOf } from '../records/present.ts';
import { SourceLink } from '../records/SourceLink.tsx';
import type { Studio } from '../use-studio.ts';
import type { Reason } from './reasons.ts';
import { shortPayload } from './short-payload.ts';
import { pathText } from './shown-places.ts';
import { useReasons } from './use-reasons.ts';
import { wayBack } from './way-back.ts';
import panel from '../measured/MeasuredPanel.module.css';
import state from '../state/StatePanel.module.css';
import styles from './WhyPanel.module.css';

/** Where something that stands on the stage comes from: the store, the record that set it, and the way to that. */
export function WhyPanel({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const { picked, step, isPlaying } = studio;
  const [written, setWritten] = useState({ of: picked, text: '', isPressed: false });
  // What is pressed takes the place of what was written before.
  const text = written.of === picked ? written.text : picked.text;
  const [isOpen, setIsOpen] = useState(false);
  const reasons = useReasons(opened, isOpen && !isPlaying ? text : '', step);
  if (picked !== written.of) {
    setWritten({ of: picked, text: picked.text, isPressed: true });
    setIsOpen(true);
  }
  const panelPlace = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // On a narrow screen the panel is below what was pressed.
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
          <ol className={styles.reasons}>
            {reasons.map((reason) => (
              <ReasonRow
                key={`${reason.store} ${pathText(reason.path)}`}
                {...{ reason, studio, opened }}
              />
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}

interface Props {
  reason: Reason;
  studio: Studio;
  opened: OpenTrace;
}

function ReasonRow({ reason: { store, path, value, since }, studio, opened }: Props) {
  const { t } = useTranslation('studio');
  const { select, selected } = studio;
  return (
    <li className={styles.reason}>
      <p className={styles.place}>
        <strong>{store}</strong> {pathText(path)} <code>{JSON.stringify(value)}</code>
      </p>
      <SourceLink unit={store} />
      {since === 0 ? (
        <p className={styles.count}>{t('why.always')}</p>
      ) : (
        <ol className={styles.way} aria-label={t('why.way', { store })}>
          {wayBack(opened, since).map((at) => {
            const record = opened.trace.records[at];
            return (
              record && (
                <li key={at}>
                  <RecordButton record={at} {...{ select, selected }}>
                    {t(`why.${wordOf(record)}`, {
                      name: nameOf(record),
                      line: record.line,
                    })}
                    <code className={styles.carried}>{shortPayload(record, { path, value })}</code>
                  </RecordButton>
                </li>
              )
            );
          })}
        </ol>
      )}
    </li>
  );
}

/** A way leads over causes and calls alone. */
function wordOf(record: TraceRecord): 'input' | 'done' | 'fail' | 'call' | 'checkpoint' {
  if (record.kind === 'settle') return record.outcome;
  return record.kind === 'call' || record.kind === 'checkpoint' ? record.kind : 'input';
}
