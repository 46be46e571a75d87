// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { Overlays } from '#src/app/Overlays.tsx';
import { $isFatal, tellFirst } from '#src/fatal-error/model.ts';
import { reportFatal } from '#src/ports/http/call.ts';
import { namesOf, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

async function show() {
  const { scope, calls } = shopScope();
  renderInShop(scope, <Overlays />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await allSettled(reportFatal, { scope, params: { call: 'cart.miniBag', status: 500 } });
  const dialog = await screen.findByRole<HTMLDialogElement>('alertdialog', {
    name: 'Something went wrong on our side',
  });
  return { scope, calls, dialog, user: userEvent.setup() };
}

it('FTL-05 FTL-07 shows an explanation, a reload button and a way to report', async () => {
  const { dialog } = await show();
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Please refresh the page to carry on. Your bag is safe.');
  const [button, ...others] = screen.getAllByRole('button');
  expect(button?.textContent).toBe('Refresh the page');
  expect(button?.hasAttribute('autofocus')).toBe(true);
  expect(others.map(({ textContent }) => textContent)).toEqual(['Report a problem']);
});

it('FTL-01 FTL-05 shows a payment result first, and waits while it is unknown', async () => {
  const { scope, dialog } = await show();
  const news = { isAwaited: false, key: 'common:FATAL_ERROR_REFRESH' };
  await act(() => allSettled(tellFirst, { scope, params: news }));
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect([...(described?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Refresh the page',
    'Please refresh the page to carry on. Your bag is safe.',
  ]);
  await act(() => allSettled(tellFirst, { scope, params: { isAwaited: true, key: '' } }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('FTL-05 neither Escape nor a click beside it closes the dialog', async () => {
  const { scope, dialog, user, calls } = await show();
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  await user.click(dialog);
  expect(dialog.open).toBe(true);
  expect(dialog.getAttribute('closedby')).toBe('none');
  expect(scope.getState($isFatal)).toBe(true);
  expect(namesOf(calls, 'navigation/')).toEqual([]);
});

it('FTL-06 the button closes the dialog and reloads the page', async () => {
  const { scope, calls, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Refresh the page' }));
  expect(namesOf(calls, 'navigation/')).toEqual(['navigation/reload']);
  expect(scope.getState($isFatal)).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
