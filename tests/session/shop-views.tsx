import { render } from '@testing-library/react';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import account from '#locales/en/account.json';
import campaign from '#locales/en/campaign.json';
import cart from '#locales/en/cart.json';
import catalogue from '#locales/en/catalogue.json';
import checkout from '#locales/en/checkout.json';
import common from '#locales/en/common.json';
import consent from '#locales/en/consent.json';
import contactUs from '#locales/en/contactUs.json';
import forms from '#locales/en/forms.json';
import formats from '#locales/en/formats.json';
import myAccount from '#locales/en/myAccount.json';
import newsletter from '#locales/en/newsletter.json';
import reports from '#locales/en/reports.json';
import throttle from '#locales/en/throttle.json';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';

const { i18n } = createI18n({
  locale: 'en-GB',
  resources: {
    en: {
      common,
      campaign,
      cart,
      catalogue,
      account,
      checkout,
      consent,
      contactUs,
      formats,
      forms,
      myAccount,
      newsletter,
      reports,
      throttle,
    },
  },
});

/** Shows missing keys as they are, for tests with texts of their own. */
const keysShown = i18n.cloneInstance({ parseMissingKeyHandler: (key) => key });

type Props = {
  scope: Scope;
  /** Shows keys without texts. */
  showsKeys?: boolean;
  /** Address of the page. */
  at?: string;
  children: ReactNode;
};

/** Providers that every view of the shop needs. */
export function ShopViews({ scope, showsKeys = false, at = '/', children }: Props) {
  return (
    <I18nContext value={showsKeys ? keysShown : i18n}>
      <Provider value={scope}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </Provider>
    </I18nContext>
  );
}

/** Renders a view of the shop in its providers. */
export const renderInShop = (
  scope: Scope,
  view: ReactNode,
  options: Pick<Props, 'showsKeys' | 'at'> = {},
) =>
  render(
    <ShopViews scope={scope} {...options}>
      {view}
    </ShopViews>,
  );
