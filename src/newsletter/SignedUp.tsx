import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SignedUp.module.css';

type Props = {
  /** True right after the form was sent; false for an earlier sign-up. */
  isNew: boolean;
  /** Possible next actions. */
  children: ReactNode;
};

/** Replaces the form after a sign-up. */
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
