import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SignedUp.module.css';

type Props = {
  /** Just now, in answer to the form; else some time ago. */
  isNew: boolean;
  /** What can be done now. */
  children: ReactNode;
};

/** Nothing is left to fill in. */
export function SignedUp({ isNew, children }: Props) {
  const { t } = useTranslation('newsletter');
  return (
    <div className={styles.done}>
      <p className={styles.title} role="status">
        <Icon name="check" />
        {t(isNew ? 'done.title' : 'already.title')}
      </p>
      <p>{t(isNew ? 'done.text' : 'already.text')}</p>
      <div>{children}</div>
    </div>
  );
}
