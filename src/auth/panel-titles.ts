import type { NamedTextKey } from '../kernel/text-keys.ts';
import type { AuthPanel } from './panel.ts';

export const PANEL_TITLES: Readonly<Record<AuthPanel, NamedTextKey>> = {
  Login: 'account:signIn.title',
  ForgotPassword: 'myAccount:forgot.title',
  ForgotPasswordSuccess: 'myAccount:forgot.title',
  Registration: 'myAccount:register.title',
  RegistrationSuccess: 'myAccount:register.title',
};
