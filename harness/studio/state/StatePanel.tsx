import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { compareValues } from './compare-values.ts';
import type { OpenTrace } from '../import-trace.ts';
import { Changes } from '../records/Changes.tsx';
import type { Studio } from '../use-studio.ts';
import { StoreRow } from './StoreRow.tsx';
import panel from '../measured/MeasuredPanel.module.css';
import styles from './StatePanel.module.css';
import { useAnswer } from '../use-answer.ts';
import type { StoreHistory } from './history.ts';

/** Named stores at the shown step: value, the step that set it, and difference from another step. */
export function StatePanel({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [other, setOther] = useState('');
  const { step, isPlaying, states, askState, goTo } = studio;
  const history = useAnswer<StoreHistory>('history', opened, isOpen ? {} : undefined);
  const compared = other === '' ? undefined : Math.min(Number(other), opened.steps.count);
  const stores = states.get(step);
  // Until the step's own states are loaded, show the last ones.
  const listed = stores ?? [...states.values()].at(-1);
  const against = compared === undefined ? undefined : states.get(compared);

  useEffect(() => {
    if (!isOpen || isPlaying) return;
    if (!stores) askState(step);
    if (compared !== undefined && compared !== step && !against) askState(compared);
  });

  const shown = useMemo(() => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return (listed ?? []).filter(([name, value]) => {
      const whole = `${name} ${JSON.stringify(value) ?? ''}`.toLowerCase();
      return words.every((word) => whole.includes(word));
    });
  }, [listed, text]);
  return (
    <details
      className={panel.panel}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={panel.summary}>{t('state.title')}</summary>
      {isOpen && (
        <div className={panel.lists}>
          <div className={styles.asked}>
            <label className={styles.field}>
              {t('state.find')}
              <input
                type="search"
                className={styles.input}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </label>
            <label className={styles.field}>
              {t('state.compare')}
              <input
                type="number"
                className={styles.input}
                min={0}
                max={opened.steps.count}
                value={other}
                onChange={({ target }) => setOther(target.value)}
              />
            </label>
          </div>
          {compared !== undefined && stores && against && (
            <section aria-labelledby="state-compared">
              <h2 id="state-compared" className={panel.heading}>
                {t('state.compared', { from: compared, to: step })}
              </h2>
              <Changes changes={compareValues(against, stores)} />
            </section>
          )}
          {typeof history === 'string' && <p role="alert">{history}</p>}
          <ul className={styles.stores} aria-label={t('state.label', { step })}>
            {shown.map(([name, value]) => (
              <StoreRow
                key={name}
                {...{ name, value, step, goTo }}
                steps={typeof history === 'object' ? (history[name] ?? []) : undefined}
              />
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
