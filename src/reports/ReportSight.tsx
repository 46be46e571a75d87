import { Button } from '../ui/action/Button.tsx';
import { numberText, unitText } from '../commerce/number-text.ts';
import { useFormats } from '../ui/i18n/use-formats.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { STUDIO_ADDRESS } from '../ports/browser/storage/shown-trace.ts';
import styles from './ReportDialog.module.css';
import type { TraceSight } from './report.ts';

type Props = {
  sight: TraceSight;
  onSave: () => void;
};

const FIGURES = ['pages', 'records', 'calls', 'failures'] as const;

/** Content of a report: figures, the steps in the studio if available, and a file. */
export function ReportSight({ sight, onSave }: Props) {
  const { t, i18n } = useTranslation('reports');
  const { units } = useFormats();
  const kilobytes = numberText(Math.max(1, Math.round(sight.bytes / 1000)), i18n.language);
  return (
    <div className={styles.sight} role="status">
      <p>{t(sight.isCut ? 'sight.cut' : 'sight.whole')}</p>
      <dl className={styles.figures}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`sight.${figure}`)}</dt>
            <dd>{numberText(sight[figure], i18n.language)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('sight.size')}</dt>
          <dd>{unitText(kilobytes, 'kilobyte', units)}</dd>
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
