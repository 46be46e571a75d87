import { Link } from 'react-router-dom';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Picture } from '../ui/tile/Picture.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { BannerPicture } from './BannerPicture.tsx';
import type { LandingContent } from './landing-content.ts';
import styles from './LandingHead.module.css';

/** Banner with a text, and categories as pictures. */
export function LandingHead({ text, banner, entries }: LandingContent) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.landing} data-layout={useBrandLayout().hero} data-no-print>
      <div className={styles.banner}>
        <BannerPicture narrow={banner} broad={banner} ratio="landscape" priority />
        <p className={styles.text}>{t(text)}</p>
      </div>
      <nav aria-label={t('home.entries')}>
        <ul className={styles.entries} role="list">
          {entries.map(({ key, to, pictureId }) => (
            <li key={to} className={styles.entry}>
              <Link className={styles.link} to={to}>
                <Picture
                  pictureId={pictureId}
                  alt=""
                  sizes="(width < 46.3125em) 40vw, 17vw"
                  ratio="square"
                />
                <span className={styles.name}>{t(key)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
