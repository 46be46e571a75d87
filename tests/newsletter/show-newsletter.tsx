import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import formats from '#locales/en/formats.json';
import common from '#locales/en/common.json';
import forms from '#locales/en/forms.json';
import texts from '#locales/en/newsletter.json';
import { interestsFx, subscribeFx } from '#src/newsletter/model.ts';
import type { UserInfo } from '#src/session/contract.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { deferred, guest, shopScope } from '#tests/session/shop-scope.ts';

const { i18n } = createI18n({
  locale: 'en-GB',
  resources: { en: { formats, common, forms, newsletter: texts } },
});

export const INTERESTS = [
  { id: 'women', label: 'Women' },
  { id: 'sale', label: 'Sale' },
];

/** A view of the newsletter for a shopper; the shop's answers are the test's. */
export async function showNewsletter(view: ReactNode, user: UserInfo = guest()) {
  const answers = deferred<void>();
  const interests = deferred<typeof INTERESTS>();
  const shop = shopScope(
    [readUserInfoFx, () => user],
    [subscribeFx, answers.handler],
    [interestsFx, interests.handler],
  );
  await allSettled(readUserInfo, { scope: shop.scope });
  render(
    <I18nContext value={i18n}>
      <Provider value={shop.scope}>{view}</Provider>
    </I18nContext>,
  );
  const sent = () =>
    shop.calls
      .filter(({ name }) => name === 'http/newsletter.subscribe')
      .map((call) => call.payload);
  return { ...shop, answers, interests, sent, user: userEvent.setup() };
}
