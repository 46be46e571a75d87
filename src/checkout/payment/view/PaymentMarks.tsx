import { brandName } from '../card-brands.ts';
import styles from './PaymentMarks.module.css';

type Props = {
  /** Codes of cards and of services, as methods have them. */
  codes: readonly string[];
  label: string;
};

const SERVICES = new Map([
  ['paypal', 'PayPal'],
  ['klarna', 'Klarna'],
]);

/** PAY-08: what a way to pay takes, each as a word in a frame. */
export function PaymentMarks({ codes, label }: Props) {
  if (codes.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={label}>
      {codes.map((code) => (
        <li key={code} className={styles.mark}>
          {SERVICES.get(code) ?? brandName(code)}
        </li>
      ))}
    </ul>
  );
}
