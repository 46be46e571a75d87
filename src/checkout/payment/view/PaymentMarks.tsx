import { providerName } from '../../../commerce/payment-methods.ts';
import { brandName } from '../card-brands.ts';
import styles from './PaymentMarks.module.css';

type Props = {
  /** Codes of card brands and providers. */
  codes: readonly string[];
  label: string;
};

/** PAY-08: marks of a payment method, each a word in a frame. */
export function PaymentMarks({ codes, label }: Props) {
  if (codes.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={label}>
      {codes.map((code) => (
        <li key={code} className={styles.mark}>
          {providerName(code) ?? brandName(code)}
        </li>
      ))}
    </ul>
  );
}
