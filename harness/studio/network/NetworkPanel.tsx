import { useMemo, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { OpenTrace } from '../import-trace.ts';
import { RecordButton } from '../measured/RecordButton.tsx';
import type { Studio } from '../use-studio.ts';
import { networkAt } from './calls.ts';
import panel from '../measured/MeasuredPanel.module.css';
import styles from './NetworkPanel.module.css';

/** Backend calls of the shown page life: start, duration and size. */
export function NetworkPanel({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const [isOpen, setIsOpen] = useState(false);
  const { step, select, selected } = studio;
  const at = opened.steps.causeOf(step) ?? 0;
  const { calls, from, to } = useMemo(() => networkAt(opened.trace, at), [opened, at]);
  const length = Math.max(1, to - from);
  return (
    <details
      className={panel.panel}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={panel.summary}>
        {t('network.title')} <span className={panel.time}>{calls.length}</span>
      </summary>
      {isOpen && (
        <ol className={styles.calls} aria-label={t('network.label')}>
          {calls.map((call) => (
            <li key={call.record} className={styles.call}>
              <RecordButton {...{ select, selected }} record={call.record}>
                <span className={styles.name} data-outcome={call.outcome}>
                  {call.name}
                </span>
                <span className={panel.time}>
                  {call.ms === undefined ? t('network.open') : t('network.ms', { ms: call.ms })}
                </span>
                <span className={panel.from}>
                  {[
                    ...(call.outcome === 'open' ? [] : [t('network.size', { size: call.size })]),
                    ...(call.isAtHand ? [t('network.atHand')] : []),
                  ].join(' · ')}
                </span>
                <span className={styles.track}>
                  <span
                    className={styles.bar}
                    data-outcome={call.outcome}
                    style={{
                      insetInlineStart: `${((call.at - from) / length) * 100}%`,
                      inlineSize: `${((call.ms ?? to - call.at) / length) * 100}%`,
                    }}
                  />
                </span>
              </RecordButton>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
