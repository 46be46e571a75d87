import styles from './Price.module.css';

type Props = {
  /** Formatted for the store. */
  price: string;
  wasPrice?: string | undefined;
  /** Announced before two amounts, and not shown: “Now”, “Was”. */
  nowLabel?: string | undefined;
  wasLabel?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

/**
 * An amount, and the former amount struck through when there is one.
 * @example <Price price="£59.90" wasPrice="£99.90" nowLabel={t('price.now')} wasLabel={t('price.was')} />
 */
export function Price({ price, wasPrice, nowLabel, wasLabel, size = 'medium' }: Props) {
  const isReduced = wasPrice !== undefined;
  return (
    <p className={styles.price} data-size={size} data-label={isReduced ? nowLabel : undefined}>
      {price}
      {isReduced && (
        <>
          {' '}
          <del className={styles.was} data-label={wasLabel}>
            {wasPrice}
          </del>
        </>
      )}
    </p>
  );
}
