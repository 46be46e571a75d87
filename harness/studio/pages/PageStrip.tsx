import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { useSize } from '#src/ui/hooks/use-size.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { Studio } from '../use-studio.ts';
import { lifeAt, tabOf } from './page-lives.ts';
import { usePageLives } from './use-page-lives.ts';
import styles from './PageStrip.module.css';

/** Minimum width of a button in CSS pixels. Narrower page lives are drawn without a button; the panel lists them. */
const NARROWEST = 24;

/** Page lives above the timeline, each as wide as its steps. A press selects the first record. */
export function PageStrip({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const [measure, { width }] = useSize();
  const lives = usePageLives(opened);
  const tab = tabOf(opened.trace);
  const current = lifeAt(lives, studio.step);
  const { count } = opened.steps;
  return (
    <ol className={styles.strip} ref={measure} aria-label={t('pages.title')}>
      {lives.map((life) => {
        const [first, last] = life.steps;
        const part = (last - first + 1) / count;
        const place = {
          insetInlineStart: `${((first - 1) / count) * 100}%`,
          inlineSize: `${part * 100}%`,
        };
        return (
          <li key={life.record} className={styles.life} style={place}>
            {part * width >= NARROWEST && (
              <button
                type="button"
                className={styles.button}
                aria-current={life === current ? 'true' : undefined}
                title={t('pages.name', { path: life.path, tab })}
                aria-label={t('pages.name', { path: life.path, tab })}
                onClick={() => studio.select(life.record)}
              >
                {life.path}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
