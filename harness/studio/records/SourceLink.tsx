import places from 'virtual:unit-places';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import styles from './SourceLink.module.css';

/** Endpoint of Vite's development server that opens a file in the editor. */
const OPENER = '/__open-in-editor';

/** Source location of a unit; in development a press opens the editor. */
export function SourceLink({ unit }: { unit: string }) {
  const { t } = useTranslation('studio');
  const place = Object.hasOwn(places, unit) ? places[unit] : undefined;
  if (place === undefined) return null;
  if (!import.meta.env.DEV) return <code className={styles.place}>{place}</code>;
  return (
    <button
      type="button"
      className={styles.place}
      title={t('detail.openInEditor')}
      onClick={() => void fetch(`${OPENER}?file=${encodeURIComponent(place)}`)}
    >
      {place}
    </button>
  );
}
