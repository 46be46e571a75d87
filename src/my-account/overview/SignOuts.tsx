import { useUnit } from 'effector-react';
import { $isSigningOut, signOut } from '../../auth/sign-out-model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { AccountSection } from '../AccountSection.tsx';
import styles from './OverviewPage.module.css';

/** AUT-21: sign-out here or on all devices. */
export function SignOuts() {
  const { t } = useTranslation('myAccount');
  const { isSigningOut, leave } = useUnit({ isSigningOut: $isSigningOut, leave: signOut });
  return (
    <AccountSection title={t('area.signOut.title')}>
      <div className={styles.outs}>
        <Button variant="secondary" size="small" busy={isSigningOut} onClick={() => leave()}>
          {t('area.signOut.here')}
        </Button>
      </div>
    </AccountSection>
  );
}
