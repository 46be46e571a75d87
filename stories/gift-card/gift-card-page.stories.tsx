import type { Story } from '@ladle/react';
import { GiftCardDesigns } from '#src/gift-card/GiftCardDesigns.tsx';
import { GiftCardRoom } from '#src/gift-card/GiftCardRoom.tsx';
import { GiftCardSteps } from '#src/gift-card/GiftCardSteps.tsx';
import { GiftCardTerms } from '#src/gift-card/GiftCardTerms.tsx';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { ShopPart } from '../shop-page/ShopPart.tsx';
import { pageScenario } from '../shop-page/page-scenario.ts';
import styles from '../Stories.module.css';

const AT_GIFT_CARDS = { rl: '/gift-cards', hm: '/gift-cards' };
const SERVER_ERROR = { status: 503, errorKey: '_ERR_GENERIC' };

const page = pageScenario(AT_GIFT_CARDS);
const unavailable = pageScenario(AT_GIFT_CARDS, {
  rules: [{ on: 'GET /products/*', then: SERVER_ERROR }],
});

const asks = {
  input: 'gift-card/askBalance',
  payload: { number: '6003010200000000', pin: '0000' },
};
const throttled = (errorKey: string) =>
  pageScenario(AT_GIFT_CARDS, {
    wishes: [asks],
    rules: [{ on: 'POST /giftcard/balance', then: { status: 429, errorKey, retryAfter: 600 } }],
  });
const locked = throttled('_ERR_GIFT_CARD_LOCKED');
const askedTooOften = throttled('_ERR_CAPTCHA_ACCEPTED');

export const BalanceLocked: Story = () => <ShopPage scenario={locked} />;
export const BalanceAskedTooOften: Story = () => <ShopPage scenario={askedTooOften} />;
export const Page: Story = () => <ShopPage scenario={page} />;
export const Loading: Story = () => <ShopPage scenario={page} isLoading />;
export const CardNotThere: Story = () => <ShopPage scenario={unavailable} />;

const DESIGNS = [
  { id: 'RL2601STD', colour: 'Classic' },
  { id: 'RL2601ECR', colour: 'Ecru' },
  { id: 'RL2601RST', colour: 'Rust' },
];

export const Designs: Story = () => (
  <div className={styles.page}>
    <GiftCardDesigns designs={DESIGNS} value="RL2601ECR" onChange={() => undefined} />
  </div>
);

const room = (inBag: number): Story =>
  function Room() {
    return (
      <ShopPart scenario={page}>
        <div className={styles.page}>
          <GiftCardRoom inBag={inBag} max={5} />
        </div>
      </ShopPart>
    );
  };

export const RoomForMore = room(2);
export const NoRoomLeft = room(5);

export const HowItWorks: Story = () => <GiftCardSteps />;
export const Terms: Story = () => (
  <ShopPart scenario={page}>
    <GiftCardTerms max={5} termsPath="/terms" faqPath="/faqs" />
  </ShopPart>
);
