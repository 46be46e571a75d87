import type { CallUs } from './page-contract.ts';
import styles from './CallUsPage.module.css';
import { PageFrame } from './PageFrame.tsx';

type Props = {
  callUs: CallUs;
};

/** RTE-25: telephone numbers with their hours. */
export function CallUsPage({ callUs: { title, text, lines } }: Props) {
  return (
    <PageFrame title={title} intro={text}>
      <ul className={styles.lines}>
        {lines.map(({ label, phone, hours }) => (
          <li key={label} className={styles.line}>
            <h2 className={styles.label}>{label}</h2>
            <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
            {hours !== undefined && <p className={styles.hours}>{hours}</p>}
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
