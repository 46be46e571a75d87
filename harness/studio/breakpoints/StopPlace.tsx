import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { Studio } from '../use-studio.ts';
import styles from './StopPlace.module.css';

/** The current hit's number, or the number of hits, or a note that the search is running. */
export function StopPlace({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const { stops, step } = studio;
  const { selected = opened.steps.causeOf(step) ?? -1 } = studio;
  const count = stops.places.length;
  const at = stops.places.indexOf(selected);
  const found =
    at === -1 ? t('breakpoints.all', { count }) : t('breakpoints.at', { at: at + 1, count });
  return (
    <span className={styles.where} role="status">
      {stops.isLooking ? t('breakpoints.looking') : found}
    </span>
  );
}
