import { type Infer, enums } from 'superstruct';

/** AUT-02, AUT-11: panels of the drawer and the login dialog. */
export const AuthPanel = enums([
  'Login',
  'ForgotPassword',
  'ForgotPasswordSuccess',
  'Registration',
  'RegistrationSuccess',
]);
export type AuthPanel = Infer<typeof AuthPanel>;
