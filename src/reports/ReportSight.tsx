import { Button } from '../ui/action/Button.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { STUDIO_ADDRESS } from '../ports/browser/storage/shown-trace.ts';
import styles from './ReportDialog.module.css';
import type { TraceSight } from './report.ts';

type Props = {
  sight: TraceSight;
  onSave: () => void;
};

const FIGURES = ['pages', 'records', 'calls', 'failures'] as const;

/** What goes with a report: in figures, step by step where the studio is there, and as a file. */
export function ReportSight({ sight, onSave }: Props) {
  const { t, i18n } = useTranslation('reports');
  const number = new Intl.NumberFormat(i18n.language);
  const size = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return (
    <div className={styles.sight} role="status">
      <p>{t(sight.isCut ? 'sight.cut' : 'sight.whole')}</p>
      <dl className={styles.figures}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`sight.${figure}`)}</dt>
            <dd>{number.format(sight[figure])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('sight.size')}</dt>
          <dd>{size.format(Math.max(1, Math.round(sight.bytes / 1000)))}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        {sight.hasStudio && (
          <a className={styles.link} href={STUDIO_ADDRESS} target="_blank" rel="noreferrer">
            {t('sight.studio')}
          </a>
        )}
        <Button variant="quiet" onClick={onSave}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
