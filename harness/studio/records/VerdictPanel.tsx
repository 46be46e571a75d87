import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { Studio } from '../use-studio.ts';
import styles from './VerdictPanel.module.css';

/** Result of verifying, as the command line prints it. */
export function VerdictPanel({ studio: { verdict } }: { studio: Studio }) {
  const { t } = useTranslation('studio');
  return (
    <section className={styles.panel} aria-label={t('verify.result')} role="status">
      {verdict && (
        <pre className={styles.text} data-diverged={verdict.divergedAt !== undefined}>
          {verdict.text.trimEnd()}
        </pre>
      )}
    </section>
  );
}
