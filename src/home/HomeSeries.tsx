import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Picture } from '../ui/tile/Picture.tsx';
import type { HomeEntry } from './home-content.ts';
import styles from './HomeSeries.module.css';

type Props = {
  title: string;
  text: string;
  entries: readonly HomeEntry[];
};

export function HomeSeries({ title, text, entries }: Props) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <section className={styles.series} data-layout={useBrandLayout().series} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <ol className={styles.plates}>
        {entries.map(({ key, to, pictureId }) => (
          <li key={key}>
            <Link className={styles.link} to={to}>
              <Picture
                pictureId={pictureId}
                alt=""
                sizes="(width < 46.3125em) 50vw, 25vw"
                ratio="portrait"
              />
              <span className={styles.name}>{t(key)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
