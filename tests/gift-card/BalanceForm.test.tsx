// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { balanceForm } from '#src/gift-card/balance-model.ts';
import { BalanceForm } from '#src/gift-card/BalanceForm.tsx';
import type { BalanceState } from '#src/gift-card/gift-card.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

function show(state: BalanceState = { status: 'idle' }) {
  const asked = vi.fn<(card: { number: string; pin: string }) => void>();
  renderInShop(
    fork(),
    <BalanceForm
      form={balanceForm}
      state={state}
      today="2026-11-20"
      money={{ locale: 'en-GB', currencyCode: 'GBP' }}
      onAsk={asked}
    />,
  );
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const user = userEvent.setup();
  return { asked, user, field, ask: () => user.click(screen.getByRole('button')) };
}

it('API-58 GFT-01 sends the digits of number and PIN', async () => {
  const { asked, user, field, ask } = show();
  await user.type(field('Gift card number'), '6280390000000000001');
  expect(field('Gift card number').value).toBe('6280 3900 0000 0000 001');
  await user.type(field('PIN'), '1234');
  expect(document.body.innerHTML).not.toMatch(/6280|1234/);
  await ask();
  expect(asked.mock.calls).toEqual([[{ number: '6280390000000000001', pin: '1234' }]]);
});

it('FRM-07 does not send a wrong card, and focuses the first wrong field', async () => {
  const { asked, user, field, ask } = show();
  await user.type(field('Gift card number'), '628039000000000001');
  await ask();
  expect(asked).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('PIN'));
  expect(screen.getByText('Please enter the PIN.')).toBeTruthy();
});

it('API-58 does not send again while an answer is pending', async () => {
  const { asked, user, field, ask } = show({ status: 'asking' });
  await user.type(field('Gift card number'), '6280390000000000001');
  await user.type(field('PIN'), '1234{Enter}');
  await ask();
  expect(asked).not.toHaveBeenCalled();
});
