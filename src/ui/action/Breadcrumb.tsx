import { Link } from 'react-router-dom';
import styles from './Breadcrumb.module.css';

type Props = {
  label: string;
  /** Steps from the root to the page itself; the last one is not a link. */
  steps: readonly { label: string; to?: string | undefined }[];
};

/**
 * Breadcrumb navigation.
 * @example <Breadcrumb label={t('breadcrumb')} steps={[{ label: 'Women', to: '/women' }, { label: 'Jeans' }]} />
 */
export function Breadcrumb({ label, steps }: Props) {
  return (
    <nav className={styles.nav} aria-label={label} data-no-print>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.label} className={styles.step}>
            {step.to === undefined || index === steps.length - 1 ? (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>
                {step.label}
              </span>
            ) : (
              <Link className={styles.link} to={step.to}>
                {step.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
