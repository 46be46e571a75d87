import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LineNotes.module.css';

type Props = {
  /** Quantity of the line. */
  quantity: number;
  /** Available quantity; undefined while unknown. */
  available: number | undefined;
  /** Error of the last change. */
  error?: string | undefined;
  onTake: (quantity: number) => void;
  onRemove: () => void;
};

/** Problems of a line, such as low stock, with a button that solves each. */
export function LineNotes({ quantity, available, error, onTake, onRemove }: Props) {
  const { t } = useTranslation('cart');
  const isShort = available !== undefined && available < quantity;
  if (error === undefined && !isShort) return null;
  return (
    <div className={styles.notes} data-no-print>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
      {isShort && (
        <div className={styles.short} role="status">
          <p className={styles.error}>
            <Icon name="warning" />
            {available === 0 ? t('line.soldOut') : t('line.left', { count: available })}
          </p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => (available === 0 ? onRemove() : onTake(available))}
          >
            {available === 0 ? t('line.takeOut') : t('line.take', { count: available })}
          </Button>
        </div>
      )}
    </div>
  );
}
