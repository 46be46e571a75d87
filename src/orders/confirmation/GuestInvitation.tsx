import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './GuestInvitation.module.css';

type Props = {
  onSignIn: () => void;
};

/** Invitation to create an account, with its benefits, after a guest order. */
export function GuestInvitation({ onSignIn }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.invitation} aria-labelledby="invitation" data-no-print>
      <h2 id="invitation" className={styles.title}>
        {t('confirmation.guest.title')}
      </h2>
      <p className={styles.help}>{t('confirmation.guest.help')}</p>
      <Button variant="secondary" onClick={onSignIn}>
        {t('confirmation.guest.action')}
      </Button>
    </section>
  );
}
