import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { OpenFile } from './OpenFile.tsx';
import { ScenarioPicker } from './ScenarioPicker.tsx';
import type { Studio } from './use-studio.ts';
import styles from './Welcome.module.css';

/** Start screen, shown while no trace is open. */
export function Welcome({ studio }: { studio: Studio }) {
  const { t } = useTranslation('studio');
  return (
    <div className={styles.welcome}>
      <p className={styles.lead}>{t('welcome.lead')}</p>
      <p className={styles.text}>{t('welcome.text')}</p>
      <div className={styles.drop}>
        <OpenFile onFile={studio.importFile} isMain>
          {t('open')}
        </OpenFile>
        <p>{t('welcome.drop')}</p>
      </div>
      <ScenarioPicker studio={studio} />
    </div>
  );
}
