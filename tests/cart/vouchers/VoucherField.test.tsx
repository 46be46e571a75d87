// @vitest-environment jsdom
import { fork } from 'effector';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AssignedCode } from '#src/cart/bag/promotion-api.ts';
import { VoucherField } from '#src/cart/vouchers/VoucherField.tsx';
import type { VoucherRefusal } from '#src/cart/vouchers/voucher.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

const SPRING: AssignedCode = { code: 'SPRING10', description: '10% off', isUsed: true };

type Given = { applied?: AssignedCode[]; pending?: string; refusal?: VoucherRefusal };

function show(first: Given = {}) {
  const scope = fork();
  const assigned = vi.fn<(code: string) => void>();
  const removed = vi.fn<(code: string) => void>();
  const view = ({ applied = [], ...given }: Given) => (
    <ShopViews scope={scope}>
      <VoucherField applied={applied} {...given} onAssign={assigned} onRemove={removed} />
    </ShopViews>
  );
  const { rerender } = render(view(first));
  return {
    assigned,
    removed,
    user: userEvent.setup(),
    becomes: (given: Given) => rerender(view(given)),
    opener: () => screen.getByRole('button', { name: 'Add a voucher code' }),
    field: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Voucher code' }),
  };
}

it('API-15 a code is sent as it is printed, and leaves the field once the bag has it', async () => {
  const { user, opener, field, assigned, becomes } = show();
  await user.click(opener());
  await user.type(field(), ' spring 10{Enter}');
  expect(assigned.mock.calls).toEqual([['SPRING10']]);
  becomes({ pending: 'SPRING10' });
  await user.type(field(), '{Enter}');
  expect(assigned).toHaveBeenCalledTimes(1);
  becomes({ applied: [SPRING] });
  expect(field().value).toBe('');
  expect(screen.getByRole('list', { name: 'Vouchers in your bag' }).textContent).toBe(
    'SPRING1010% off',
  );
});

it('CRT-14 shows errors for script, an empty code and a repeated code at the focused field', async () => {
  const { user, opener, field, assigned } = show({ applied: [SPRING] });
  await user.click(opener());
  for (const [typed, text] of [
    ['<b>', /Please leave out < >/],
    ['spring10', /SPRING10 is in your bag already/],
    [' ', /Please enter the code/],
  ] as const) {
    await user.clear(field());
    await user.type(field(), typed);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe(typed);
  }
  expect(assigned).not.toHaveBeenCalled();
});

it('CRT-14 shows a refusal at the field with the typed code, until it changes', async () => {
  const { user, opener, field, becomes } = show();
  await user.click(opener());
  await user.type(field(), 'NOSUCH{Enter}');
  becomes({ refusal: 'unknown' });
  expect(screen.getByText(/do not know this code/)).toBeTruthy();
  expect([field().value, document.activeElement]).toEqual(['NOSUCH', field()]);
  await user.type(field(), '1');
  expect(screen.queryByText(/do not know this code/)).toBeNull();
});

it('CRT-14 a refusal opens a closed field', async () => {
  const { user, opener, field, becomes } = show();
  becomes({ refusal: 'unknown' });
  expect(screen.getByText(/do not know this code/)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await user.clear(field());
  await user.type(field(), 'SPRING10{Enter}');
  becomes({ pending: 'SPRING10' });
  await user.click(opener());
  expect(screen.queryByRole('textbox')).toBeNull();
  becomes({ refusal: 'unknown' });
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/do not know this code/)).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

it('CRT-14 hides a code that is being removed', async () => {
  const { user, opener, field } = show({ applied: [SPRING] });
  await user.click(opener());
  await user.type(field(), 'spring10{Enter}');
  expect(screen.getByText(/SPRING10 is in your bag already/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove voucher SPRING10' }));
  expect(screen.queryByText(/SPRING10 is in your bag already/)).toBeNull();
});

it('API-15 removes a voucher without losing the focus', async () => {
  const { user, opener, removed, becomes } = show({ applied: [SPRING] });
  await user.click(screen.getByRole('button', { name: 'Remove voucher SPRING10' }));
  expect(removed.mock.calls).toEqual([['SPRING10']]);
  becomes({ applied: [SPRING], pending: 'SPRING10' });
  await user.click(screen.getByRole('button', { name: 'Remove voucher SPRING10' }));
  expect(removed).toHaveBeenCalledTimes(1);
  becomes({});
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(opener()).toBeTruthy();
});
