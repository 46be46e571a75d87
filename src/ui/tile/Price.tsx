import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Price.module.css';

type Props = {
  /** Formatted for the store. */
  price: string;
  wasPrice?: string | undefined;
  /** Announced before two amounts: “Now”, “Was”. */
  nowLabel?: string | undefined;
  wasLabel?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

/**
 * An amount, and the former amount struck through when there is one.
 * @example <Price price="£59.90" wasPrice="£99.90" nowLabel={t('price.now')} wasLabel={t('price.was')} />
 */
export function Price({ price, wasPrice, nowLabel, wasLabel, size = 'medium' }: Props) {
  if (wasPrice === undefined) {
    return (
      <span className={styles.price} data-size={size}>
        {price}
      </span>
    );
  }
  return (
    <span className={styles.price} data-size={size}>
      <VisuallyHidden>{nowLabel} </VisuallyHidden>
      <ins className={styles.now}>{price}</ins> <VisuallyHidden>{wasLabel} </VisuallyHidden>
      <del className={styles.was}>{wasPrice}</del>
    </span>
  );
}
