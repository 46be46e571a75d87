// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';
import formats from '#locales/en/formats.json';
import checkout from '#locales/en/checkout.json';
import common from '#locales/en/common.json';
import { SavedAddressActions } from '#src/checkout/details/address-book/SavedAddressActions.tsx';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';

const { i18n } = createI18n({ locale: 'en-GB', resources: { en: { formats, checkout, common } } });
const ADDRESS = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Example',
  line1: '1 Loom Street',
  postcode: 'W1D 4HS',
  city: 'London',
  country: 'GB',
};

it('who makes an address the default one keeps the focus beside it', () => {
  const scope = fork();
  const actions = (isDefault: boolean) => (
    <I18nContext value={i18n}>
      <Provider value={scope}>
        <SavedAddressActions address={ADDRESS} isDefault={isDefault} />
      </Provider>
    </I18nContext>
  );
  const { rerender } = render(actions(false));
  screen.getByRole('button', { name: 'Make default' }).focus();
  rerender(actions(true));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Change/ }));
});
