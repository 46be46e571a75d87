import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { OpenTrace } from '../import-trace.ts';
import { linksOf } from './links.ts';
import { nameOf } from './present.ts';
import styles from './Links.module.css';

interface Props {
  opened: OpenTrace;
  /** Index of the record. */
  index: number;
  select: (record: number) => void;
}

/** Links between a call, its cause and its answer. */
export function Links({ opened: { trace, steps }, index, select }: Props) {
  const { t } = useTranslation('studio');
  const { records } = trace;
  const record = records[index];
  if (record?.kind !== 'call' && record?.kind !== 'settle' && record?.kind !== 'same-turn')
    return null;
  const other = linksOf(trace).get(index);
  const linked = records[other ?? -1];
  const cause = record.kind === 'call' ? steps.causeOf(steps.stepOf(index)) : undefined;
  const because = records[cause ?? -1];
  return (
    <ul className={styles.links}>
      {linked && other !== undefined && (
        <li>
          <button type="button" className={styles.link} onClick={() => select(other)}>
            {record.kind === 'call'
              ? t('links.answered', { line: linked.line, ms: linked.at - record.at })
              : t('links.asked', { line: linked.line, ms: record.at - linked.at })}
          </button>
        </li>
      )}
      {record.kind === 'call' && !linked && <li className={styles.none}>{t('links.open')}</li>}
      {because && cause !== undefined && (
        <li>
          <button type="button" className={styles.link} onClick={() => select(cause)}>
            {t('links.because', { line: because.line, name: nameOf(because) })}
          </button>
        </li>
      )}
    </ul>
  );
}
