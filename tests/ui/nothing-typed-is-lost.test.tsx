// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { requestAccountFx } from '#src/auth/registration/account-request-model.ts';
import { ForgotForm } from '#src/auth/password/ForgotForm.tsx';
import { forgotPasswordFx } from '#src/auth/password/password-request-model.ts';
import { RegisterForm } from '#src/auth/registration/RegisterForm.tsx';
import { SignInForm } from '#src/auth/sign-in/SignInForm.tsx';
import { signInFx } from '#src/auth/model.ts';
import { balanceFx } from '#src/gift-card/balance-model.ts';
import { BalanceSection } from '#src/gift-card/BalanceSection.tsx';
import { lookUpFx } from '#src/orders/lookup-model.ts';
import { LookupForm } from '#src/orders/lookup/LookupForm.tsx';
import { campaignSubscribeFx } from '#src/newsletter/campaign-model.ts';
import { CampaignForm } from '#src/newsletter/CampaignForm.tsx';
import { NewsletterForm } from '#src/newsletter/NewsletterForm.tsx';
import { interestsFx, subscribeFx } from '#src/newsletter/model.ts';
import { SearchForm } from '#src/search/SearchForm.tsx';
import { suggestionsFx } from '#src/search/model.ts';
import { PickupSearch } from '#src/pickup/search/PickupSearch.tsx';
import { pickupPointsFx } from '#src/pickup/search/search-model.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { httpError, networkError, shopScope } from '#tests/session/shop-scope.ts';
import { fill } from '#tests/forms/fill.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

type Fx = typeof readUserInfoFx | typeof signInFx | typeof lookUpFx | typeof subscribeFx;

interface Form {
  view: ReactElement;
  /** Its own call. */
  call: unknown;
  /** Log name of the unit triggered by Enter. */
  sends?: string;
  /** Typed values by field name. */
  typed: Readonly<Record<string, string>>;
}

const FORMS: Readonly<Record<string, Form>> = {
  'sign-in': {
    view: <SignInForm onForgot={() => {}} />,
    call: signInFx,
    sends: 'http/session.signIn',
    typed: { email: 'ada@example.test', password: 'indigo-1873' },
  },
  registration: {
    view: <RegisterForm onSignIn={() => {}} />,
    call: requestAccountFx,
    sends: 'http/membership.requestAccount',
    typed: {
      email: 'ada@example.test',
      password: 'indigo-1873',
      passwordConfirmation: 'indigo-1873',
      day: '28',
      month: '02',
      year: '1940',
    },
  },
  'forgotten password': {
    view: <ForgotForm source="header" onCancel={() => {}} />,
    call: forgotPasswordFx,
    sends: 'http/membership.forgotPassword',
    typed: { email: 'ada@example.test' },
  },
  'order lookup': {
    view: <LookupForm tidyPostcode={(typed) => typed.trim()} postcodeExample="SW1A 1AA" />,
    call: lookUpFx,
    sends: 'http/orders.byPostcode',
    typed: { number: '701001', postcode: 'SW1A 1AA' },
  },
  newsletter: {
    view: <NewsletterForm source="footer" consent="You may stop it at any time." />,
    call: subscribeFx,
    sends: 'http/newsletter.subscribe',
    typed: { email: 'ada@example.test' },
  },
  campaign: {
    view: <CampaignForm />,
    call: campaignSubscribeFx,
    sends: 'http/newsletter.campaignSubscribe',
    typed: { email: 'ada@example.test' },
  },
  'gift card’s balance': {
    view: (
      <BalanceSection
        pictureId="card-front"
        today="2026-11-23"
        money={{ locale: 'en-GB', currencyCode: 'GBP' }}
      />
    ),
    call: balanceFx,
    sends: 'http/gift-card.balance',
    typed: { number: '6006 4912 3456 7890', pin: '1234' },
  },
  search: { view: <SearchForm />, call: suggestionsFx, typed: { searchTerm: 'blue jeans' } },
  'pickup points': {
    view: <PickupSearch />,
    call: pickupPointsFx,
    sends: 'http/pickup.points',
    typed: { place: 'Leeds' },
  },
};

const FAILURES = {
  'an error of the server': httpError(500),
  'an answer that nobody can read': { kind: 'malformed', status: 200, reason: 'answer' },
  'no connection': networkError,
} as const;

describe.each(Object.entries(FORMS))(
  'retains typed values: %s',
  (_, { view, call, sends, typed }) => {
    it.each(Object.entries(FAILURES))(
      'after %s of its own or another call',
      async (_name, error) => {
        const fails = () => Promise.reject(error);
        const { scope, calls } = shopScope(
          [readUserInfoFx, fails],
          [interestsFx, fails],
          [balanceFx, fails],
          [call as Fx, fails],
        );
        const user = userEvent.setup();
        renderInShop(scope, view);
        const fieldOf = (name: string) =>
          document.querySelector<HTMLInputElement>(`input[name="${name}"]`) ??
          screen.getByRole<HTMLInputElement>(/search/.test(name) ? 'combobox' : 'searchbox');
        for (const [name, text] of Object.entries(typed)) fill(fieldOf(name), text);
        await allSettled(readUserInfo, { scope });
        await user.keyboard('{Enter}');
        await allSettled(scope);
        if (sends !== undefined) expect(calls.map(({ name }) => name)).toContain(sends);
        for (const [name, text] of Object.entries(typed))
          expect([name, fieldOf(name).value]).toEqual([name, text]);
      },
    );
  },
);
