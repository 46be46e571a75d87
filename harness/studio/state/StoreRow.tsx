import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { SourceLink } from '../records/SourceLink.tsx';
import { setBefore } from './history.ts';
import styles from './StatePanel.module.css';

/** Maximum length of a collapsed value in characters. */
const SHORT = 60;
const LONGEST = 20_000;

interface Props {
  name: string;
  value: unknown;
  step: number;
  /** All steps that set it; `undefined` while loading. */
  steps: readonly number[] | undefined;
  goTo: (step: number) => void;
}

/** A store's value, with a link to the step that set it. */
export function StoreRow({ name, value, step, steps, goTo }: Props) {
  const { t } = useTranslation('studio');
  const text = JSON.stringify(value) ?? '∅';
  const set = setBefore(steps, step);
  const next = steps?.find((one) => one > step);
  const before = setBefore(steps, (set ?? 1) - 1);
  return (
    <li className={styles.store} data-set={set === step}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.name}>{name}</span>
          <code className={styles.short}>{text.slice(0, SHORT)}</code>
        </summary>
        <SourceLink unit={name} />
        <pre
          className={styles.json}
          tabIndex={0}
          aria-label={t('state.value', { name })}
          role="group"
        >
          {(JSON.stringify(value, null, 2) ?? '∅').slice(0, LONGEST)}
        </pre>
        {steps && (
          <div className={styles.set}>
            {set === undefined ? (
              <span>{t('state.asAtFirst')}</span>
            ) : (
              <button type="button" className={styles.go} onClick={() => goTo(set)}>
                {t('state.set', { step: set })}
              </button>
            )}
            {before !== undefined && (
              <button type="button" className={styles.go} onClick={() => goTo(before)}>
                {t('state.before', { step: before })}
              </button>
            )}
            {next !== undefined && (
              <button type="button" className={styles.go} onClick={() => goTo(next)}>
                {t('state.next', { step: next })}
              </button>
            )}
          </div>
        )}
      </details>
    </li>
  );
}
