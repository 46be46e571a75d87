import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/tile/Picture.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { HomeEntry } from './home-content.ts';
import styles from './HomeEntries.module.css';

type Props = {
  title: string;
  entries: readonly HomeEntry[];
};

export function HomeEntries({ title, entries }: Props) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <ul className={styles.entries} data-layout={useBrandLayout().entries}>
        {entries.map(({ key, to, pictureId }) => (
          <li key={to} className={styles.entry}>
            <Link className={styles.link} to={to}>
              <div className={styles.picture}>
                <Picture
                  pictureId={pictureId}
                  alt=""
                  sizes="(width < 46.3125em) 50vw, 33vw"
                  ratio="portrait"
                />
              </div>
              <span className={styles.name}>
                {t(key)}
                <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
