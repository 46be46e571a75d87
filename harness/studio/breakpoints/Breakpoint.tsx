import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { readCondition } from '#harness/conditions/condition.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { Studio } from '../use-studio.ts';
import { useProblemText } from './use-problem-text.ts';
import styles from './BreakpointsPanel.module.css';

interface Props {
  text: string;
  studio: Studio;
  opened: OpenTrace;
}

/** One breakpoint: its condition, its number of hits, and a button to the first hit. */
export function Breakpoint({ text, studio, opened }: Props) {
  const { t } = useTranslation('studio');
  const textOf = useProblemText();
  const { breakpoints, chooseBreakpoints, select, stops } = studio;
  const places = stops.byText.get(text);
  const [first] = places ?? [];
  const record = opened.trace.records[first ?? -1];
  const condition = readCondition(text);
  return (
    <li className={styles.breakpoint}>
      <code className={styles.text}>{text}</code>
      <button
        type="button"
        className={styles.act}
        aria-label={t('breakpoints.removeOne', { text })}
        onClick={() => chooseBreakpoints(breakpoints.filter((one) => one !== text))}
      >
        {t('breakpoints.remove')}
      </button>
      {'problem' in condition ? (
        // A breakpoint from the URL may be invalid.
        <span className={styles.wrong}>{textOf(condition)}</span>
      ) : (
        <span className={styles.places}>
          {stops.isLooking && places === undefined && t('breakpoints.looking')}
          {places &&
            (first === undefined
              ? t('breakpoints.never')
              : t('breakpoints.places', { count: places.length }))}
        </span>
      )}
      {record && first !== undefined && (
        <button
          type="button"
          className={styles.act}
          aria-label={t('breakpoints.firstOf', { line: record.line, text })}
          onClick={() => select(first)}
        >
          {t('breakpoints.first', { line: record.line })}
        </button>
      )}
    </li>
  );
}
