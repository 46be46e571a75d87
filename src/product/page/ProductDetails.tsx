import type { TextBelow } from '../../kernel/text-keys.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { ContentSpots, type Spot } from './ContentSpots.tsx';
import type { Product } from '../contract.ts';
import styles from './ProductDetails.module.css';

type Props = {
  product: Product;
  /** Delivery and returns text from the content service; replaces the shop's own. */
  shippingAndReturns: readonly Spot[];
};

interface Part {
  key: TextBelow<'catalogue', 'product.part'>;
  texts: readonly (string | undefined)[];
  spots?: readonly Spot[];
}

/** Product details, collapsed except for the description. */
export function ProductDetails({ product, shippingAndReturns }: Props) {
  const { t } = useTranslation('catalogue');
  const parts: readonly Part[] = [
    { key: 'description', texts: [product.description] },
    { key: 'fit', texts: [product.fit] },
    { key: 'material', texts: [product.material, product.care] },
    {
      key: 'delivery',
      texts: [t('product.delivery.times'), t('product.delivery.returns')],
      spots: shippingAndReturns,
    },
  ];
  return (
    <div className={styles.details}>
      {parts.map(({ key, texts, spots = [] }, index) => {
        const shown = texts.filter(Boolean);
        return (
          shown.length > 0 && (
            <details key={key} className={styles.part} open={index === 0}>
              <summary className={styles.title}>{t(`product.part.${key}`)}</summary>
              <div className={styles.text}>
                <ContentSpots spots={spots} look="plain" />
                {spots.length === 0 && shown.map((text) => <p key={text}>{text}</p>)}
              </div>
            </details>
          )
        );
      })}
      <p className={styles.number}>{t('product.number', { id: product.id })}</p>
    </div>
  );
}
