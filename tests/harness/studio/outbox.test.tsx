// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openWorldStorage } from '#harness/backend/kept-world.ts';
import type { WorldState } from '#harness/backend/world.ts';
import { OutboxDialog } from '#harness/studio/outbox/OutboxDialog.tsx';
import { cancelOrderCall } from '#src/orders/api.ts';
import { variantOf } from '../backend/client.ts';
import { shopperIn } from '../backend/purchase/shopper.ts';
import { renderStudio } from './support.tsx';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function keep(state: WorldState, stamp: number) {
  return openWorldStorage((error) => {
    throw error;
  }).write({ seed: 1, stamp, row: undefined, state });
}

function openDialog() {
  renderStudio(<OutboxDialog isOpen onClose={() => undefined} />);
  return userEvent.setup();
}

async function giftCardBought() {
  const shopper = shopperIn();
  await shopper.guest();
  const { orderId } = await shopper.add(variantOf('RL2601STD'));
  await shopper.shipHome();
  await shopper.pay(orderId);
  return { ...shopper, orderId };
}

it('reports an empty outbox, and shows the first mail when it arrives', async () => {
  openDialog();
  expect(await screen.findByText(/No mails yet/)).toBeTruthy();
  const { backend } = await giftCardBought();
  await keep(backend.world().state, 1);
  expect(await screen.findByText('2 mails', {}, { timeout: 3000 })).toBeTruthy();
});

it('a new mail does not replace the one being read', async () => {
  const { backend, perform, orderId } = await giftCardBought();
  await keep(backend.world().state, 1);
  const user = openDialog();
  await user.click(await screen.findByRole('button', { name: /Your order/ }));
  await perform(cancelOrderCall, { orderId });
  await keep(backend.world().state, 2);
  expect(await screen.findByText('3 mails', {}, { timeout: 3000 })).toBeTruthy();
  expect(
    screen.getByRole('article', { name: `Your order ${orderId} at Rivet & Loom` }),
  ).toBeTruthy();
});

it('reports denied storage access', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('forbidden');
    },
  } as unknown as IDBFactory;
  openDialog();
  expect((await screen.findByRole('alert')).textContent).toContain('does not let the studio look');
});
