// @vitest-environment jsdom
// @partial
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { expect, it, vi } from 'vitest';
import germanAccount from '#locales/de/account.json';
import germanForms from '#locales/de/forms.json';
import germanMyAccount from '#locales/de/myAccount.json';
import account from '#locales/en/account.json';
import common from '#locales/en/common.json';
import forms from '#locales/en/forms.json';
import myAccount from '#locales/en/myAccount.json';
import { signInFx } from '#src/auth/model.ts';
import { SignInForm } from '#src/auth/sign-in/SignInForm.tsx';
import type { CallError } from '#src/ports/http/errors.ts';
import { waitFx } from '#src/ports/clock.ts';
import {
  deferred,
  httpError,
  namesOf,
  networkError,
  type Seen,
  shopScope,
  throttledError,
} from '#tests/session/shop-scope.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

function show(answer: () => unknown = () => new Promise(() => {})) {
  const waits = deferred<void>();
  const { scope, inputs, calls } = shopScope([signInFx, answer], [waitFx, waits.handler]);
  renderInShop(
    scope,
    <>
      <SignInForm onForgot={() => {}} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return {
    inputs,
    calls,
    waits,
    user: userEvent.setup(),
    email: screen.getByLabelText('E-mail address'),
    password: screen.getByLabelText('Password'),
    submit: screen.getByRole('button', { name: 'Sign in' }),
  };
}

function sentOf(inputs: readonly Seen[]) {
  return inputs.filter(({ name }) => name === 'auth/signIn');
}

it.each([
  { locale: 'en', texts: { account, forms, myAccount }, submit: 'Sign in' },
  {
    locale: 'de',
    texts: { account: germanAccount, forms: germanForms, myAccount: germanMyAccount },
    submit: 'Anmelden',
  },
])(
  'FRM-14 I18N-05 a field’s error is its own message, out of the namespace myAccount, in $locale',
  async ({ locale, texts, submit }) => {
    const load = async (_: string, namespace: string) =>
      namespace in texts ? texts[namespace as keyof typeof texts] : {};
    const { i18n } = createI18n({ locale, load });
    await act(async () =>
      render(
        <I18nContext value={i18n}>
          <Provider value={shopScope().scope}>
            <SignInForm onForgot={() => {}} />
          </Provider>
        </I18nContext>,
      ),
    );
    await userEvent.setup().click(await screen.findByRole('button', { name: submit }));
    const { _ERR_EMAIL_MISSING: email, FIELD_REQUIRED: password } = texts.myAccount.signIn;
    expect(await screen.findByText(email)).toBeTruthy();
    expect(await screen.findByText(password)).toBeTruthy();
  },
);

it('AUT-18 sends nothing before the submit, and then once', async () => {
  const { user, inputs, email, password, submit } = show();
  await user.type(email, ' ada@example.test ');
  await user.type(password, 'indigo-1873');
  await user.click(screen.getByLabelText('Keep me signed in on this device'));
  expect(sentOf(inputs)).toEqual([]);
  await user.click(submit);
  await user.click(submit);
  expect(sentOf(inputs)).toEqual([
    {
      name: 'auth/signIn',
      payload: { email: 'ada@example.test', password: 'indigo-1873', rememberMe: true },
    },
  ]);
  expect(submit.getAttribute('aria-busy')).toBe('true');
});

const coded = (errorKey: string, errorCode: string): CallError => ({
  kind: 'http',
  status: 400,
  errors: [{ errorKey, errorCode, errorParameters: [] }],
});

it.each([
  ['AUT-24 a known key', httpError(400, '_ERR_INVALID_LOGON'), /do not belong together/],
  ['AUT-24 an unknown key', httpError(400, '_ERR_NEVER_SEEN'), /That did not work/],
  ['ERR-04 a key of an expired session', httpError(403, '_ERR_DIDNT_LOGON'), /did not work/],
  ['ERR-02 a known key with a code', coded('_ERR_INVALID_LOGON', '2030'), /do not belong together/],
  ['no answer at all', networkError, /did not answer/],
])('shows %s in an alert, and retains typed values', async (_, error, text) => {
  const { user, email, password } = show(() => Promise.reject(error));
  await user.type(email, 'ada@example.test');
  await user.type(password, 'indigo-1873{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect((email as HTMLInputElement).value).toBe('ada@example.test');
});

it.each([
  ['a refusal', httpError(400, '_ERR_INVALID_LOGON')],
  ['a wait', throttledError(120)],
])('AUT-24 shows %s in an alert below the form', async (_, error) => {
  const { user, email, password } = show(() => Promise.reject(error));
  await user.type(email, 'ada@example.test');
  await user.type(password, 'indigo-1873{Enter}');
  const alert = await screen.findByRole('alert');
  const form = email.closest('form');
  expect(form?.contains(alert)).toBe(false);
  const { DOCUMENT_POSITION_FOLLOWING: FOLLOWING } = Node;
  expect(Number(form?.compareDocumentPosition(alert)) & FOLLOWING).toBe(FOLLOWING);
});

it('AUT-24 ERR-03 an error key is translated with its parameters', async () => {
  const errors = [{ errorKey: '_ERR_LOCKED', errorParameters: ['Leeds', '12.5'] }];
  const text = 'Signed in too often from {{0}}: it costs {{1}}.';
  const resources = {
    en: { account: { ...account, error: { _ERR_LOCKED: text } }, common, forms, myAccount },
  };
  const { i18n } = createI18n({ locale: 'en-GB', resources });
  const refuses = () => Promise.reject<never>({ kind: 'http', status: 400, errors });
  const { scope } = shopScope([signInFx, refuses]);
  render(
    <I18nContext value={i18n}>
      <Provider value={scope}>
        <SignInForm onForgot={() => {}} />
      </Provider>
    </I18nContext>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail address'), 'ada@example.test');
  await user.type(screen.getByLabelText('Password'), 'indigo-1873{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Signed in too often from Leeds: it costs £12.50.',
  );
});

async function throttled(seconds = 120) {
  const answers = deferred<never>();
  const page = show(answers.handler);
  await page.user.type(page.email, 'ada@example.test');
  await page.user.type(page.password, 'indigo-1873{Enter}');
  await act(() => answers.fail(throttledError(seconds)));
  const sent = () => namesOf(page.calls, 'http/session.signIn').length;
  return { ...page, answers, sent, notice: await screen.findByRole('alert') };
}

it('API-35 AUT-24 shows a throttling with its end, and retains typed values', async () => {
  const { notice, email, password, submit } = await throttled();
  expect(notice.textContent).toMatch(/too many attempts to sign in.*in 2 minutes/);
  expect((email as HTMLInputElement).value).toBe('ada@example.test');
  expect((password as HTMLInputElement).value).toBe('indigo-1873');
  const described = document.getElementById(submit.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/in 2 minutes/);
  expect(submit.hasAttribute('disabled')).toBe(false);
});

it('counts the minutes without announcing each, and announces their end', async () => {
  const { notice, waits } = await throttled();
  await act(() => waits.answer());
  const time = screen.getByText('You can try again in a minute.');
  expect(notice.contains(time)).toBe(true);
  expect(time.getAttribute('aria-live')).toBe('off');
  await act(() => waits.answer());
  expect(screen.getByRole('alert')).not.toBe(notice);
  expect(screen.getByRole('alert').textContent).toBe('You can try again now.');
});

it('API-35 does not send the same again too soon: focuses the reason', async () => {
  const { user, submit, notice, sent, waits } = await throttled(60);
  await user.click(submit);
  expect(sent()).toBe(1);
  expect(document.activeElement?.contains(notice)).toBe(true);
  await act(() => waits.answer());
  await user.click(submit);
  expect(sent()).toBe(2);
});

it('API-35 sends other values during the wait, because the backend decides about them', async () => {
  const { user, submit, email, sent } = await throttled();
  await user.type(email, '.uk');
  await user.click(submit);
  expect(sent()).toBe(2);
});

it('CAP-02 AUT-24 solving the captcha focuses the submit button', async () => {
  let solve: (token: string) => void = () => undefined;
  vi.stubGlobal('grecaptcha', {
    render(_: HTMLElement, { callback }: { callback: typeof solve }) {
      solve = callback;
    },
  });
  const { user, submit } = await throttled();
  await user.click(screen.getByRole('button', { name: 'I am a person' }));
  act(() => solve('token-1'));
  expect(document.activeElement).toBe(submit);
});

it('CAP-01 AUT-24 a captcha is shown after three wrong sign-ins in a row, and not before', async () => {
  const { user, email, password, submit, calls } = show(() => {
    throw httpError(400, '_ERR_INVALID_LOGON');
  });
  const loads = () => calls.filter(({ name }) => name === 'scripts/load');
  await user.type(email, 'ada@example.test');
  for (let nth = 1; nth <= 3; nth += 1) {
    expect(loads()).toEqual([]);
    await user.type(password, String(nth).repeat(8));
    await user.click(submit);
  }
  await screen.findByText('Show that you are a person, and you need not wait');
  expect(loads()).toHaveLength(1);
});
