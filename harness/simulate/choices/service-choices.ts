import type { Scope } from 'effector';
import { $page } from '#src/pages/model.ts';
import { $captcha, openCaptcha } from '#src/captcha/model.ts';
import { confirmSettings, openSettings, tickPurpose } from '#src/consent/notice-model.ts';
import { $notice } from '#src/consent/model.ts';
import { TOPICS } from '#src/contact/contact.ts';
import { contactMessageForm } from '#src/contact/contact-message-form-model.ts';
import {
  $messageState,
  messageFile,
  sendMessage,
  writeAnother,
} from '#src/contact/contact-message-model.ts';
import { $contentPage, retryPage } from '#src/content/pages/page-model.ts';
import { openGuide } from '#src/content/pages/size-guide-model.ts';
import { contentPathOf } from '#src/content/paths.ts';
import { returnToTab } from '#src/delivery-days/model.ts';
import { askBalance, balanceForm } from '#src/gift-card/balance-model.ts';
import { campaignForm, joinCampaign } from '#src/newsletter/campaign-model.ts';
import { signUp, signUpAnother, wantInterests, NEWSLETTER_FORMS } from '#src/newsletter/model.ts';
import {
  $isPopupDue,
  $shouldOpenNewsletterPopup,
  closePopup,
  putOffPopup,
  showPopup,
} from '#src/newsletter/popup-model.ts';
import { lookupForm } from '#src/orders/lookup-model.ts';
import { receiptForm, $receipt, showReceipt } from '#src/orders/receipt-model.ts';
import { $shops, askShopStock, retryShops } from '#src/pickup/shops/shops-model.ts';
import { $product } from '#src/product/model.ts';
import { sendReport } from '#src/reports/report-model.ts';
import { reportForm } from '#src/reports/report-form-model.ts';
import { $reportPlace, closeReport, openReport } from '#src/reports/open-model.ts';
import { $store } from '#src/store-config/model.ts';
import { type Choice, type Situation, emptyForm, ofTheme, pressed } from './choice.ts';
import { guessedGiftCard } from './purchase-people.ts';

const service = ofTheme('service');

const EMAIL = 'ada@example.test';
const TEXTS = [
  'store-locator',
  'find-in-store',
  'faq',
  'call-us',
  'size-guides',
  'privacy',
  'return-centre',
] as const;
const GUIDES = ['men-denim', 'women-denim', 'nobody'];
const RECEIPT = { orderId: 'S201-7', total: '79.90' };
const NO_RECEIPT = { orderId: 'S201-8', total: '1.00' };

function letterChoices({ tab }: Situation, scope: Scope): Choice[] {
  if (scope.getState($page).kind !== 'contact') return [];
  return [
    service.choice('write to customer service', 8, (random) =>
      pressed(tab, random, sendMessage, {
        firstName: 'Ada',
        lastName: 'Example',
        email: EMAIL,
        topic: random.pick(TOPICS),
        message: 'Where is the blue one?',
        fileIds: [],
        isCopied: random.below(2) === 0,
        captcha: random.below(4) === 0 ? '' : `person-of-the-letter-${random.below(1000)}`,
      }),
    ),
    service.choice('attach what is no picture', 1, () =>
      tab.send(messageFile.attach, {
        file: '',
        instead: null,
        name: 'notes.txt',
        size: 12,
        problem: 'format' as const,
      }),
    ),
    service.choice('send a letter empty', 2, () => emptyForm(tab, scope, contactMessageForm)),
    ...service.when(
      scope.getState($messageState).status === 'sent',
      'write another letter',
      6,
      () => tab.send(writeAnother),
    ),
    ...service.when(scope.getState($captcha) !== 'here', 'show that one is a person', 2, () =>
      tab.send(openCaptcha),
    ),
  ];
}

function newsletterChoices({ tab }: Situation, scope: Scope): Choice[] {
  const isOpen = scope.getState($shouldOpenNewsletterPopup);
  return [
    service.choice('want letters of the shop', 2, (random) => {
      const source = random.pick(['footer', 'popup'] as const);
      pressed(tab, random, signUp, { email: EMAIL, interests: [], source });
    }),
    service.choice('look what the letters are about', 1, () => tab.send(wantInterests)),
    service.choice('give another address for the letters', 0.5, () => tab.send(signUpAnother)),
    service.choice('want letters without an address', 1, (random) =>
      emptyForm(tab, scope, NEWSLETTER_FORMS[random.pick(['footer', 'popup'] as const)]),
    ),
    ...service.when(
      scope.getState($isPopupDue),
      'see the offer of letters, or be busy',
      12,
      (random) => tab.send(random.below(4) === 0 ? putOffPopup : showPopup),
    ),
    ...service.when(isOpen, 'close the offer of letters', 12, () => tab.send(closePopup)),
    ...service.when(
      scope.getState($page).kind === 'campaign',
      'want to be let in to the campaign',
      8,
      (random) =>
        random.below(4) === 0
          ? emptyForm(tab, scope, campaignForm)
          : tab.send(joinCampaign, { email: EMAIL }),
    ),
  ];
}

function textChoices({ tab }: Situation, scope: Scope): Choice[] {
  const { kind } = scope.getState($page);
  const product = scope.getState($product);
  const variants = product.status === 'ready' ? product.product.variants : [];
  const isProduct = kind === 'product' && variants.length > 0;
  return [
    service.choice('read a text', 4, (random) =>
      tab.history.push(contentPathOf(scope.getState($store), random.pick(TEXTS))),
    ),
    ...service.when(
      kind === 'content' && scope.getState($contentPage).status === 'failed',
      'read the text again',
      10,
      () => tab.send(retryPage),
    ),
    ...service.when(kind === 'content', 'open a table of sizes', 3, (random) =>
      tab.send(openGuide, { guideId: random.pick(GUIDES) }),
    ),
    ...service.when(scope.getState($shops).status === 'failed', 'read the shops again', 8, () =>
      tab.send(retryShops),
    ),
    ...service.when(isProduct, 'ask what the shops have', 2, (random) =>
      tab.send(askShopStock, { variantId: random.pick(variants).id }),
    ),
  ];
}

function orderChoices({ tab }: Situation, scope: Scope): Choice[] {
  const { kind } = scope.getState($page);
  if (kind === 'gift-cards')
    return [
      service.choice('guess at a gift card', 6, () =>
        tab.send(askBalance, guessedGiftCard(scope.getState($store).currencyCode)),
      ),
      service.choice('ask for a balance without a number', 4, () =>
        emptyForm(tab, scope, balanceForm),
      ),
    ];
  if (kind !== 'order-lookup') return [];
  return [
    service.choice('look an order up without a number', 4, () => emptyForm(tab, scope, lookupForm)),
    service.choice('give no receipt', 2, () => emptyForm(tab, scope, receiptForm)),
    service.choice('show a receipt', 8, (random) =>
      tab.send(showReceipt, random.pick([RECEIPT, NO_RECEIPT])),
    ),
    ...service.when(scope.getState($receipt).status === 'failed', 'guess at a receipt', 10, () =>
      tab.send(showReceipt, NO_RECEIPT),
    ),
  ];
}

function consentChoices({ tab }: Situation, scope: Scope): Choice[] {
  const notice = scope.getState($notice);
  if (notice === null) return [];
  return [
    service.choice('choose by purpose', 4, (random) => {
      tab.send(openSettings);
      tab.send(tickPurpose, { purpose: 'analytical' as const, isOn: random.below(2) === 0 });
      tab.send(confirmSettings);
    }),
  ];
}

/** Choices for customer service: messages, texts, receipts, shops. */
export function serviceChoices(situation: Situation, scope: Scope): Choice[] {
  const { tab } = situation;
  const isReporting = scope.getState($reportPlace) !== null;
  return [
    service.choice('visit customer service, gift cards or the look-up', 3, (random) =>
      tab.history.push(random.pick(['/contactus', '/gift-cards', '/services/view-order'])),
    ),
    service.choice('come back to the window', 0.5, () => tab.send(returnToTab)),
    ...service.when(!isReporting, 'want to report a problem', 0.5, () =>
      tab.send(openReport, { place: 'foot' as const }),
    ),
    ...service.when(isReporting, 'report a problem, or nothing', 8, (random) => {
      if (random.below(3) === 0) return tab.send(closeReport);
      if (random.below(2) === 0) return emptyForm(tab, scope, reportForm);
      return tab.send(sendReport, { message: 'The blue one is gone' });
    }),
    ...letterChoices(situation, scope),
    ...newsletterChoices(situation, scope),
    ...textChoices(situation, scope),
    ...orderChoices(situation, scope),
    ...consentChoices(situation, scope),
  ];
}
