import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $isRegistered } from '../session/model.ts';
import { Drawer } from '../ui/overlay/Drawer.tsx';
import { $drawer, closeSignIn } from './model.ts';
import { SignedInPanel } from './SignedInPanel.tsx';
import { SignInForm } from './SignInForm.tsx';

/** AUT-11: the side panel with the sign-in, or with the account of who is signed in. */
export function SignInDrawer() {
  const { t } = useTranslation(['account', 'common']);
  const { drawer, isRegistered, close } = useUnit({
    drawer: $drawer,
    isRegistered: $isRegistered,
    close: closeSignIn,
  });
  const isOpen = drawer.status === 'open';
  return (
    <Drawer
      open={isOpen}
      onClose={() => close()}
      title={t(isRegistered ? 'account:signedIn.title' : 'account:signIn.title')}
      closeLabel={t('common:action.close')}
    >
      {isOpen && (isRegistered ? <SignedInPanel /> : <SignInForm />)}
    </Drawer>
  );
}
