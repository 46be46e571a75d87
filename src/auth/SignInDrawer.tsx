import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $isRegistered } from '../session/model.ts';
import { Drawer } from '../ui/overlay/Drawer.tsx';
import { AuthPanels } from './AuthPanels.tsx';
import { $drawer, closeSignIn } from './model.ts';
import { $authPanel, PANEL_TITLES } from './panel-model.ts';
import { SignedInPanel } from './SignedInPanel.tsx';

const FIRST = { registration: 'Registration', 'forgot-password': 'ForgotPassword' } as const;

/** AUT-11: drawer with sign-in and registration, or with the account of a signed-in shopper. */
export function SignInDrawer() {
  const { t } = useTranslation(['account', 'common', 'myAccount']);
  const { drawer, chosen, isRegistered, close } = useUnit({
    drawer: $drawer,
    chosen: $authPanel,
    isRegistered: $isRegistered,
    close: closeSignIn,
  });
  const isOpen = drawer.status === 'open';
  // AUT-13
  const first = isOpen && drawer.form ? FIRST[drawer.form] : 'Login';
  const panel = chosen ?? first;
  return (
    <Drawer
      open={isOpen}
      onClose={() => close()}
      title={t(isRegistered ? 'account:signedIn.title' : PANEL_TITLES[panel])}
      closeLabel={t('common:action.close')}
    >
      {isOpen &&
        (isRegistered ? (
          <SignedInPanel />
        ) : (
          <AuthPanels
            panel={panel}
            source={drawer.place}
            hidesRegister={drawer.hidesRegister}
            onClose={() => close()}
          />
        ))}
    </Drawer>
  );
}
