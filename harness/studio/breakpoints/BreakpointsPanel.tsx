import { type SubmitEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { type ConditionProblem, readCondition } from '#harness/conditions/condition.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { Studio } from '../use-studio.ts';
import { Breakpoint } from './Breakpoint.tsx';
import { useProblemText } from './use-problem-text.ts';
import panel from '../measured/MeasuredPanel.module.css';
import styles from './BreakpointsPanel.module.css';

/** Maximum number of suggested names. */
const MOST_NAMES = 40;

/** Breakpoints of the session: conditions and their number of hits. */
export function BreakpointsPanel({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<ConditionProblem>();
  const textOf = useProblemText();
  const id = useId();
  const { breakpoints, chooseBreakpoints, stops } = studio;
  const names = useMemo(
    () =>
      declaredUnits()
        .flatMap(({ kind, name }) => (kind !== 'command' && name.includes(text) ? [name] : []))
        .slice(0, MOST_NAMES),
    [text],
  );

  function add(event: SubmitEvent): void {
    event.preventDefault();
    const condition = readCondition(text);
    setWrong('problem' in condition ? condition : undefined);
    if ('problem' in condition) return;
    chooseBreakpoints([...breakpoints.filter((one) => one !== text.trim()), text.trim()]);
    setText('');
  }

  return (
    <details
      className={panel.panel}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={panel.summary}>
        {t('breakpoints.title')}{' '}
        {breakpoints.length > 0 && <span className={panel.time}>{breakpoints.length}</span>}
      </summary>
      {isOpen && (
        <div className={panel.lists}>
          <form className={styles.form} onSubmit={add} noValidate>
            <label className={styles.label} htmlFor={`${id}-text`}>
              {t('breakpoints.stopWhere')}
            </label>
            <input
              id={`${id}-text`}
              className={styles.input}
              value={text}
              list={`${id}-names`}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={wrong !== undefined}
              aria-describedby={`${id}-wrong ${id}-hint`}
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit">{t('breakpoints.add')}</button>
            <p id={`${id}-wrong`} className={styles.wrong} role="alert">
              {wrong && textOf(wrong)}
            </p>
            <p id={`${id}-hint`} className={styles.hint}>
              {t('breakpoints.hint')}
            </p>
            <datalist id={`${id}-names`}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
          </form>
          {stops.problem !== '' && <p role="alert">{stops.problem}</p>}
          {breakpoints.length > 0 && (
            <ul className={panel.list} aria-label={t('breakpoints.title')}>
              {breakpoints.map((one) => (
                <Breakpoint key={one} text={one} studio={studio} opened={opened} />
              ))}
            </ul>
          )}
        </div>
      )}
    </details>
  );
}
