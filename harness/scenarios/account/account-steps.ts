import { type Wish, acts, button, dialog, fact, heading, settles } from '../step-builders.ts';
import type { Start } from '../family.ts';
import type { MailedTo, SettleStep, ShopperStep } from '../scenario.ts';
import { LINK_SECRET } from '../start-state.ts';

export const NEW_EMAIL = 'ada.weaver@mail.example';
export const NEW_PASSWORD = 'warp-and-weft-5';

const SUCCESS = 'MEMBERSHIP_RESPONSE_SUCCESS';

export const OPENS_DRAWER: ShopperStep = acts('Wants to sign in.', {
  input: 'auth/openSignIn',
  press: button('Sign in'),
  payload: { place: 'header' },
  facts: [fact('auth/signInOpened')],
});

export const DRAWER_COMES: SettleStep = settles(
  'The drawer has the sign-in, and the way to an account.',
  { screen: [dialog('Sign in'), button('Create an account')] },
);

const CHOOSES_REGISTRATION: ShopperStep = acts('Has no account yet.', {
  input: 'auth/showPanel',
  press: button('Create an account', { within: 'Sign in' }),
  payload: { panel: 'Registration' },
  state: { 'auth/panel': 'Registration' },
});

export const OPENS_REGISTRATION = [OPENS_DRAWER, DRAWER_COMES, CHOOSES_REGISTRATION];

/** Fills the form of a registration, and sends it. */
export function sendsRegistration(
  typed: Record<'email' | 'password' | 'passwordConfirmation' | 'day' | 'month' | 'year', string>,
) {
  return button('Create my account', {
    within: 'Create an account',
    fill: {
      'E-mail address': typed.email,
      Password: typed.password,
      'Repeat password': typed.passwordConfirmation,
      Day: typed.day,
      Month: typed.month,
      Year: typed.year,
    },
  });
}

export function registers(email: string, wish: Wish): ShopperStep {
  const dob = { day: '28', month: '02', year: '1990' };
  const typed = { email, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
  return acts(wish, {
    input: 'auth/requestAccount',
    payload: { ...typed, newsletter: false, dob },
    press: sendsRegistration({ ...typed, ...dob }),
    asked: ['POST /person'],
    state: { 'auth/accountRequest': { status: 'submitting' } },
  });
}

export const ACCOUNT_MAIL_SENT: SettleStep = settles('Is told to look into the inbox.', {
  facts: [fact('auth/accountRequested')],
  state: { 'auth/accountRequest': { status: 'sent' }, 'auth/panel': 'RegistrationSuccess' },
  screen: [heading('Please check your inbox')],
});

/** In the drawer, or in the named dialog. */
export function forgets(within: string): ShopperStep {
  return acts('Has forgotten the password.', {
    input: 'auth/showPanel',
    press: button('Forgotten your password?', { within }),
    payload: { panel: 'ForgotPassword' },
    state: { 'auth/panel': 'ForgotPassword' },
  });
}

export function asksForPassword(
  { email, source, within }: { email: string; source: string; within: string | undefined },
  wish: Wish,
): ShopperStep {
  return acts(wish, {
    input: 'auth/requestPassword',
    payload: { email, source },
    press: {
      role: 'button',
      name: 'Send me the link',
      ...(within !== undefined && { within }),
      fill: { 'E-mail address': email },
    },
    asked: ['POST /person/forgot_password'],
    state: { 'auth/passwordRequest': { status: 'submitting' } },
  });
}

export const PASSWORD_MAIL_SENT: SettleStep = settles(
  'Is told that a mail is on its way, if there is such an account.',
  {
    facts: [fact('auth/passwordRequested', { membershipResponseStatus: SUCCESS })],
    state: { 'auth/panel': 'ForgotPasswordSuccess' },
    screen: [heading('Please check your inbox')],
  },
);

const FLAGS: Readonly<Record<MailedTo['purpose'], string>> = {
  account: '',
  password: 'pwdReset=true&',
  email: 'changeEmail=true&',
  newsletter: 'unsubscribe=true&',
};

/** Opens a mailed link; by default Mira's, five minutes old. */
export function byLink(given: Pick<MailedTo, 'purpose'> & Partial<MailedTo>): Start {
  const { purpose, name = 'krypto', person = 'mira', minutesAgo = 5, ...more } = given;
  const search = `?${FLAGS[purpose]}${name}=${LINK_SECRET}`;
  return { path: '/wishlist', search, link: { purpose, name, person, minutesAgo, ...more } };
}

export const CHOOSES_PASSWORD: ShopperStep = acts('Chooses a new password.', {
  input: 'auth/createPassword',
  press: button('Save and sign in', {
    within: 'Choose a new password',
    fill: { Password: NEW_PASSWORD, 'Repeat password': NEW_PASSWORD },
  }),
  payload: { password: NEW_PASSWORD, newsletter: false },
  state: { 'auth/link': { status: 'saving' } },
});

export const OPENS_ACCOUNT: ShopperStep = acts('Opens the account.', {
  input: 'auth/confirmAccount',
  press: button('Open my account'),
  asked: ['POST /person/confirm'],
  state: { 'auth/link': { status: 'saving' } },
});

/** The page of a link that changes the address has loaded. */
export const EMAIL_LINK_READY: SettleStep = settles(
  'The dialog asks whether the address is to be the account’s.',
  {
    state: {
      'auth/link': { status: 'ready', purpose: 'email' },
      'navigation/location': { search: '' },
    },
    screen: [dialog('Your new address')],
  },
);

export const CONFIRMS_EMAIL: ShopperStep = acts('Says yes.', {
  input: 'auth/confirmEmail',
  press: button('Yes, this is my address'),
  asked: ['POST /account/email/confirm'],
  state: { 'auth/link': { status: 'saving', purpose: 'email' } },
});

export const CLOSES_DRAWER: ShopperStep = acts('Closes the drawer.', {
  input: 'auth/closeSignIn',
  press: button('Close'),
  facts: [fact('auth/signInClosed')],
});
