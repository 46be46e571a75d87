import type { Page } from '@playwright/test';
import { type Shot, shot } from './shot.ts';
import type { Visit } from './visits.ts';

/** Presses a button in `main` by its name. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
}

async function pressInDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Opens the sign-in as a guest, and presses buttons in its drawer. */
const inSignIn = (name: string, title: string, ...pressed: Parameters<Visit['words']>[0][]): Shot =>
  shot(name, title, '/wishlist', {
    isGuest: true,
    async act(page, { words }) {
      await press(page, words('account.wishlist.guest.action'));
      await page.getByRole('dialog').getByLabel(words('account.signIn.email')).waitFor();
      for (const key of pressed) await pressInDialog(page, words(key));
    },
  });

const section = (path: string, title: string): Shot => ({
  name: `account-${path}`,
  title: `Account: ${title}`,
  path: () => `/myaccount/${path}`,
});

/** Sign-in, registration, account and contact form. */
export const ACCOUNT_SHOTS: readonly Shot[] = [
  inSignIn('sign-in', 'Sign-in, with what is wrong', 'account.signIn.submit'),
  inSignIn(
    'register',
    'Registration, with what is wrong',
    'account.signIn.register',
    'myAccount.register.submit',
  ),
  inSignIn('forgotten', 'A forgotten password', 'account.signIn.forgot', 'myAccount.forgot.submit'),
  shot('contact', 'Contact, with what is wrong', '/contactus', {
    isGuest: true,
    act: (page, { words }) => press(page, words('contactUs.form.submit')),
    whole: true,
  }),
  shot('account', 'Account', '/myaccount'),
  shot('account-details', 'Account: details, with what is wrong', '/myaccount/personaldetails', {
    async act(page, { words }) {
      await press(page, words('myAccount.area.password.change'));
      await press(page, words('myAccount.area.password.submit'));
    },
    whole: true,
  }),
  section('addresses', 'addresses'),
  shot('account-address', 'Account: a new address, with what is wrong', '/myaccount/addresses', {
    async act(page, { words }) {
      await press(page, words('myAccount.area.addresses.add'));
      await pressInDialog(page, words('myAccount.area.addresses.save'));
    },
  }),
  section('savedcards', 'saved cards'),
  section('newsletter', 'newsletter'),
  section('membership', 'membership'),
  shot('account-privacy', 'Account: data, and whether to delete it', '/myaccount/privacy', {
    act: (page, { words }) => press(page, words('myAccount.area.privacy.open')),
  }),
];
