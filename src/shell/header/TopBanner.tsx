import { useUnit } from 'effector-react';
import {
  $bannerCount,
  $banners,
  $turns,
  closeBanner,
  turnBanner,
} from '../../content/banner-model.ts';
import { SpotText } from '../../content/SpotText.tsx';
import { highlightedFirst } from '../../content/visibility.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { focusToHeader } from '../../ui/hand-focus-on.ts';
import styles from './TopBanner.module.css';

/** One message at a time above the header. Only the shopper's buttons change it (WCAG 2.2.2). */
export function TopBanner() {
  const { t } = useTranslation('common');
  const { banners, count, turns, turn, close } = useUnit({
    banners: $banners,
    count: $bannerCount,
    turns: $turns,
    turn: turnBanner,
    close: closeBanner,
  });
  const at = count > 0 ? ((turns % count) + count) % count : 0;
  const banner = highlightedFirst(banners)[at];
  if (banner?.text === undefined) return null;
  return (
    <section ref={focusToHeader} className={styles.banner} aria-label={t('banner.label')}>
      {count > 1 && (
        <button
          type="button"
          className={styles.turn}
          aria-label={t('banner.previous')}
          onClick={() => turn({ by: -1 })}
        >
          <Icon name="chevron-left" />
        </button>
      )}
      <p className={styles.message} aria-live="polite">
        <SpotText
          key={banner.id}
          text={banner.text}
          url={banner.url}
          isHighlighted={banner.visibility === 'highlighted'}
        />
        <VisuallyHidden>{t('banner.place', { at: at + 1, count })}</VisuallyHidden>
      </p>
      {count > 1 && (
        <button
          type="button"
          className={styles.turn}
          aria-label={t('banner.next')}
          onClick={() => turn({ by: 1 })}
        >
          <Icon name="chevron-right" />
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('banner.close')}
        onClick={() => close()}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
