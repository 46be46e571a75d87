import { type Infer, enums } from 'superstruct';

/** AUT-02, AUT-11: what the drawer and the login dialog show, one after the other. */
export const AuthPanel = enums([
  'Login',
  'ForgotPassword',
  'ForgotPasswordSuccess',
  'Registration',
  'RegistrationSuccess',
]);
export type AuthPanel = Infer<typeof AuthPanel>;
