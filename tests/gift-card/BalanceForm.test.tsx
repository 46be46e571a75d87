// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it, vi } from 'vitest';
import common from '#locales/en/common.json';
import texts from '#locales/en/checkout.json';
import forms from '#locales/en/forms.json';
import formats from '#locales/en/formats.json';
import throttle from '#locales/en/throttle.json';
import { balanceForm } from '#src/gift-card/balance-form-model.ts';
import { BalanceForm } from '#src/gift-card/BalanceForm.tsx';
import type { BalanceState } from '#src/gift-card/gift-card.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';

const { i18n } = createI18n({
  locale: 'en-GB',
  resources: { en: { common, formats, forms, checkout: texts, throttle } },
});

function show(state: BalanceState = { status: 'idle' }) {
  const asked = vi.fn<(card: { number: string; pin: string }) => void>();
  render(
    <I18nContext value={i18n}>
      <Provider value={fork()}>
        <BalanceForm
          form={balanceForm}
          state={state}
          today="2026-11-20"
          money={{ locale: 'en-GB', currencyCode: 'GBP' }}
          onAsk={asked}
        />
      </Provider>
    </I18nContext>,
  );
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const user = userEvent.setup();
  return { asked, user, field, ask: () => user.click(screen.getByRole('button')) };
}

const known = (balance: number, expires?: string): BalanceState => ({
  status: 'known',
  balance: { balance, currency: 'GBP', ...(expires && { expires }) },
});

it('API-58 GFT-01 asks with the digits of number and PIN', async () => {
  const { asked, user, field, ask } = show();
  await user.type(field('Gift card number'), '6280390000000000001');
  expect(field('Gift card number').value).toBe('6280 3900 0000 0000 001');
  await user.type(field('PIN'), '1234');
  expect(document.body.innerHTML).not.toMatch(/6280|1234/);
  await ask();
  expect(asked.mock.calls).toEqual([[{ number: '6280390000000000001', pin: '1234' }]]);
});

it('FRM-07 a wrong card is not asked about: focus on the first wrong field', async () => {
  const { asked, user, field, ask } = show();
  await user.type(field('Gift card number'), '628039000000000001');
  await ask();
  expect(asked).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('PIN'));
  expect(screen.getByText('Please enter the PIN.')).toBeTruthy();
});

it.each([
  [known(2500, '2028-05-03'), 'status', /£25.00 left on this card, to be spent by 3 May 2028/],
  [known(2500), 'status', /£25.00 left on this card\.$/],
  [known(0), 'status', /£0.00 left/],
  [known(2500, '2026-11-19'), 'status', /could be used until 19 November 2026/],
  [{ status: 'failed', reason: 'unknown' }, 'alert', /no gift card with this number/],
  [{ status: 'failed', reason: 'unreachable' }, 'alert', /try again/],
] as const)('GFT-01 %j is said', (state, role, text) => {
  show(state);
  expect(screen.getByRole(role).textContent).toMatch(text);
});

it('API-58 is not asked again while an answer is on its way', async () => {
  const { asked, user, field, ask } = show({ status: 'asking' });
  await user.type(field('Gift card number'), '6280390000000000001');
  await user.type(field('PIN'), '1234{Enter}');
  await ask();
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  [true, /asked about gift cards very often.*in 10 minutes/, 1],
  [false, /PIN was wrong too often.*in 10 minutes/, 0],
])(
  'API-58 who has to wait is told until when; a captcha (%s) opens no card',
  (canProve, text, offers) => {
    show({ status: 'throttled', seconds: 600, canProve });
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(screen.queryAllByRole('button', { name: 'I am a person' })).toHaveLength(offers);
  },
);
