// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { expect, it } from 'vitest';
import { SavedAddressActions } from '#src/checkout/details/address-book/SavedAddressActions.tsx';
import { ShopViews } from '#tests/session/shop-views.tsx';

const ADDRESS = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Example',
  line1: '1 Loom Street',
  postcode: 'W1D 4HS',
  city: 'London',
  country: 'GB',
};

it('keeps the focus beside an address that becomes the default', () => {
  const scope = fork();
  const actions = (isDefault: boolean) => (
    <ShopViews scope={scope}>
      <SavedAddressActions address={ADDRESS} isDefault={isDefault} />
    </ShopViews>
  );
  const { rerender } = render(actions(false));
  screen.getByRole('button', { name: 'Make default' }).focus();
  rerender(actions(true));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Change/ }));
});
