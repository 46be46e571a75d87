import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { IconButton } from '../../ui/action/IconButton.tsx';
import styles from './AppliedVouchers.module.css';
import type { AssignedCode } from '../bag/promotion-api.ts';

type Props = {
  applied: readonly AssignedCode[];
  pending: string | undefined;
  onRemove: (code: string) => void;
};

/** Vouchers of the bag, including those whose conditions it does not meet. */
export function AppliedVouchers({ applied, pending, onRemove }: Props) {
  const { t } = useTranslation('checkout');
  if (applied.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('voucher.applied')}>
      {applied.map(({ code, description, isUsed }) => (
        <li key={code} className={styles.voucher} aria-busy={code === pending || undefined}>
          <div className={styles.text}>
            <p className={styles.code}>{code}</p>
            {description !== undefined && <p className={styles.note}>{description}</p>}
            {!isUsed && <p className={styles.note}>{t('voucher.notUsed')}</p>}
          </div>
          <IconButton
            icon="close"
            label={t('voucher.remove', { code })}
            aria-disabled={pending !== undefined || undefined}
            onClick={() => pending === undefined && onRemove(code)}
          />
        </li>
      ))}
    </ul>
  );
}
