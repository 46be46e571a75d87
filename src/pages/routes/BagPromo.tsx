import type { ContentSpot } from '../../content/contract.ts';
import { SpotText } from '../../content/SpotText.tsx';
import { highlightedFirst } from '../../content/visibility.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './BagPromo.module.css';

type Props = {
  spots: readonly ContentSpot[];
};

/** CRT-13: offers below the bag's lines; pressing a code copies it (CNT-10). */
export function BagPromo({ spots }: Props) {
  const { t } = useTranslation('cart');
  return (
    <section className={styles.promo} aria-label={t('bag.promo')} data-no-print>
      {highlightedFirst(spots).map(({ id, title, text = '', url, visibility }) => (
        <div key={id} className={styles.offer}>
          {title !== undefined && <h2 className={styles.title}>{title}</h2>}
          <SpotText text={text} url={url} isHighlighted={visibility === 'highlighted'} />
        </div>
      ))}
    </section>
  );
}
