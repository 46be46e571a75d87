import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';
import type { Visit } from './visits.ts';

/** Presses a button in `main` by its name. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
}

async function openSignIn(page: Page, { words }: Visit): Promise<void> {
  await press(page, words('account.wishlist.guest.action'));
  await page.getByRole('dialog').getByLabel(words('account.signIn.email')).waitFor();
}

async function pressInDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

const section = (path: string, title: string): Shot => ({
  name: `account-${path}`,
  title: `Account: ${title}`,
  path: () => `/myaccount/${path}`,
});

/** Sign-in, registration, account and contact form. */
export const ACCOUNT_SHOTS: readonly Shot[] = [
  {
    name: 'sign-in',
    title: 'Sign-in, with what is wrong',
    path: () => '/wishlist',
    isGuest: true,
    async act(page, visit) {
      await openSignIn(page, visit);
      await pressInDialog(page, visit.words('account.signIn.submit'));
    },
  },
  {
    name: 'register',
    title: 'Registration, with what is wrong',
    path: () => '/wishlist',
    isGuest: true,
    async act(page, visit) {
      await openSignIn(page, visit);
      await pressInDialog(page, visit.words('account.signIn.register'));
      await pressInDialog(page, visit.words('myAccount.register.submit'));
    },
  },
  {
    name: 'forgotten',
    title: 'A forgotten password',
    path: () => '/wishlist',
    isGuest: true,
    async act(page, visit) {
      await openSignIn(page, visit);
      await pressInDialog(page, visit.words('account.signIn.forgot'));
      await pressInDialog(page, visit.words('myAccount.forgot.submit'));
    },
  },
  {
    name: 'contact',
    title: 'Contact, with what is wrong',
    path: () => '/contactus',
    isGuest: true,
    act: (page, { words }) => press(page, words('contactUs.form.submit')),
    whole: true,
  },
  { name: 'account', title: 'Account', path: () => '/myaccount' },
  {
    name: 'account-details',
    title: 'Account: details, with what is wrong',
    path: () => '/myaccount/personaldetails',
    async act(page, { words }) {
      await press(page, words('myAccount.area.password.change'));
      await press(page, words('myAccount.area.password.submit'));
    },
    whole: true,
  },
  section('addresses', 'addresses'),
  {
    name: 'account-address',
    title: 'Account: a new address, with what is wrong',
    path: () => '/myaccount/addresses',
    async act(page, { words }) {
      await press(page, words('myAccount.area.addresses.add'));
      await pressInDialog(page, words('myAccount.area.addresses.save'));
    },
  },
  section('savedcards', 'saved cards'),
  section('newsletter', 'newsletter'),
  section('membership', 'membership'),
  {
    name: 'account-privacy',
    title: 'Account: data, and whether to delete it',
    path: () => '/myaccount/privacy',
    act: (page, { words }) => press(page, words('myAccount.area.privacy.open')),
  },
];
