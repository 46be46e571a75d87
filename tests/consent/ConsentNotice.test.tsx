// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { useUnit } from 'effector-react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConsentNotice } from '#src/consent/ConsentNotice.tsx';
import type { NoticeVariant } from '#src/consent/consent.ts';
import { decideVariantFx } from '#src/consent/notice-model.ts';
import { $consent, $isNoticeOpen, ask } from '#src/consent/model.ts';
import { makeVisitorFx } from '#src/consent/visitor-model.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal('ResizeObserver', NeverSized);
});

/** jsdom has no layout sizes. */
class NeverSized {
  observe(this: void) {}
  disconnect(this: void) {}
}

function Shown() {
  return useUnit($isNoticeOpen) && <ConsentNotice more={null} />;
}

async function page(variant: NoticeVariant = 'control') {
  const { scope } = shopScope(
    [writeCookieFx, () => undefined],
    [decideVariantFx, () => variant],
    [makeVisitorFx, () => 'visitor-1'],
  );
  renderInShop(
    scope,
    <>
      <button type="button">Beside</button>
      <main id="main" tabIndex={-1} />
      <Shown />
    </>,
  );
  return {
    scope,
    asks: () => act(() => allSettled(ask, { scope })),
    user: userEvent.setup(),
  };
}

const beside = () => screen.getByRole('button', { name: 'Beside' });

it('CKN-01 restores the focus after a choice', async () => {
  const { asks, user } = await page();
  beside().focus();
  await asks();
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  expect(document.activeElement).toBe(beside());
});

it('CKN-01 focuses the page if the earlier element has gone', async () => {
  const { asks, user } = await page();
  beside().focus();
  await asks();
  beside().setAttribute('disabled', '');
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

const noticeOf = () => screen.getByRole('region');
const buttonsIn = () =>
  within(noticeOf())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it.each<[NoticeVariant, string[]]>([
  ['control', ['Accept all', 'Reject all', 'Settings']],
  ['bottom-left', ['Accept all', 'Reject all', 'Settings']],
  ['bottom-right', ['Accept all', 'Reject all', 'Settings']],
  ['bottom-center', ['Accept all', 'Reject all', 'Settings']],
  ['variation_0', ['Accept all', 'Manage preferences']],
])('CKN-02 CKN-08 the main view as %s has the buttons %j', async (variant, buttons) => {
  const { asks } = await page(variant);
  await asks();
  expect(buttonsIn()).toEqual(buttons);
  expect(noticeOf().dataset['variant']).toBe(variant);
});

it('CKN-08 as variation_0 everything is rejected beside the confirmation', async () => {
  const { asks, user, scope } = await page('variation_0');
  await asks();
  await user.click(screen.getByRole('button', { name: 'Manage preferences' }));
  expect(buttonsIn()).toEqual(['Confirm choice', 'Reject all']);
  await user.click(screen.getByRole('checkbox', { name: /Analytical/ }));
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  expect(scope.getState($consent)).toMatchObject({ analytical: false, social: false });
});

it('CKN-03 CKN-04 the functional box is ticked and cannot be unticked, the others can be ticked', async () => {
  const { asks, user, scope } = await page();
  await asks();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  for (const box of boxes) await user.click(box);
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
  await user.click(screen.getByRole('button', { name: 'Confirm choice' }));
  expect(scope.getState($consent)).toMatchObject({ analytical: true, social: true });
});
