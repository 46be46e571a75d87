// @vitest-environment jsdom
// @partial
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { detailsFx } from '#src/cart/bag/details-model.ts';
import { miniBagFx, openBag } from '#src/cart/bag/bag-model.ts';
import { BagPage } from '#src/cart/view/BagPage.tsx';
import { assignedCodesFx } from '#src/cart/vouchers/voucher-model.ts';
import { calculateFx, removeLineFx, updateLineFx } from '#src/cart/changes/sending-model.ts';
import type { CartDetails, MiniBagContents } from '#src/cart/bag/contract.ts';
import { connectionChanged } from '#src/ports/connection.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { guest, httpError, registered, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { details, line, miniBag } from '../bag.ts';

const off = { usage: 'Discount', displayLevel: 'OrderItem', amount: -2697, description: '15% off' };
const tees = line({
  id: 'L2',
  name: 'Mill tee',
  quantity: 2,
  unitPrice: 8990,
  adjustments: [off],
});

interface Given {
  bag?: CartDetails;
  isRegistered?: boolean;
  orderId?: string;
  fails?: unknown[];
  small?: MiniBagContents;
}

async function show(given: Given = {}) {
  const { bag = details(), orderId = '55' } = given;
  const server = { bag, fails: new Set(given.fails) };
  const answer = (fx: unknown, value: () => unknown) => () =>
    server.fails.has(fx) ? Promise.reject(httpError(503)) : value();
  const { scope, inputs } = shopScope(
    [readUserInfoFx, () => (given.isRegistered ? registered({ orderId }) : guest(orderId))],
    [miniBagFx, () => given.small ?? miniBag(server.bag.lines)],
    [detailsFx, answer(detailsFx, () => server.bag)],
    [updateLineFx, answer(updateLineFx, () => ({ orderId, lineIds: [] }))],
    [
      removeLineFx,
      () => {
        server.bag = details([]);
        return { orderId, lineIds: [] };
      },
    ],
    [calculateFx, () => ({ orderId })],
    [assignedCodesFx, () => []],
  );
  await allSettled(readUserInfo, { scope });
  await allSettled(openBag, { scope });
  renderInShop(scope, <BagPage onSignIn={() => {}} />);
  return { scope, server, inputs, user: userEvent.setup() };
}

function amountOf(label: string): string | null | undefined {
  return screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')
    ?.textContent;
}

it('CRT-08 CRT-09 CRT-10 a line shows total, former price, count and discount text', async () => {
  await show({ bag: details([tees]) });
  const shown = within(screen.getByRole('list', { name: 'Items in your bag' }));
  expect(shown.getByText('£152.83')).toBeDefined();
  expect(shown.getByText('£179.80').tagName).toBe('DEL');
  expect(shown.getByText('2X £89.90')).toBeDefined();
  expect(shown.getByText('15% off')).toBeDefined();
});

it('shows a size in the country’s numbers, with the label beside it', async () => {
  await show({ bag: details([line({ size: '38 EU', sizeKind: 'women' })]) });
  expect(screen.getByText('Raw indigo, UK 10 (EU 38)')).toBeDefined();
});

it('CFG-14 CUR-03 shows either the included VAT or the border tax', async () => {
  await show({ bag: { ...details([tees]), total: 13500 } });
  expect(screen.getByText('Includes £22.50 VAT')).toBeDefined();
  expect(screen.queryByRole('note')).toBeNull();
  cleanup();
  await show({ bag: { ...details([tees]), total: 13501 } });
  expect(screen.getByRole('note').textContent).toMatch(/^Orders above £135.00 are taxed/);
  expect(screen.queryByText(/Includes .* VAT/)).toBeNull();
});

it('CRT-06 without a connection the page shows the bag as the small one has it, and not the failure', async () => {
  const wrapped = { wrapping: 390, shipping: 390 };
  const { scope, server } = await show({
    bag: details([tees]),
    fails: [detailsFx],
    small: { ...miniBag([tees]), subtotal: 14519, ...wrapped },
  });
  expect(screen.getByRole('alert')).toBeDefined();
  await act(() => allSettled(connectionChanged, { scope, params: { isOnline: false } }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('list', { name: 'Items in your bag' }).textContent).toContain('Mill tee');
  expect(amountOf('Goods')).toBe('£179.80');
  expect(amountOf('Savings on items')).toBe('-£26.97');
  expect(amountOf('Discount on the order')).toBe('-£7.64');
  expect(amountOf('Gift wrapping')).toBe('£3.90');
  expect(amountOf('Delivery')).toBe('£3.90');
  expect(amountOf('Total')).toBe('£152.99');
  server.fails.clear();
  await act(() => allSettled(connectionChanged, { scope, params: { isOnline: true } }));
  expect(amountOf('Total')).toBe('£184.80');
});

it('shows the amount missing for free delivery', async () => {
  await show();
  expect(screen.getByText('£10.10 more and standard delivery is free')).toBeDefined();
});

it('undoes the removal of a line without losing the focus', async () => {
  const { user } = await show();
  const remove = screen.getByRole('button', { name: 'Remove Slim jeans' });
  remove.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Slim jeans has left your bag.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your bag' }));
});

it('CHK-01 a guest is offered to sign in, a registered shopper is not', async () => {
  await show({ isRegistered: true });
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  expect(screen.getByText(/You are signed in/)).toBeDefined();
});
