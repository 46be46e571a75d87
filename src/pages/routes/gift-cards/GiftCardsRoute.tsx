import { useUnit } from 'effector-react';
import { $visit } from '../../../campaign/model.ts';
import { contentPathOf } from '../../../content/paths.ts';
import { BalanceSection } from '../../../gift-card/BalanceSection.tsx';
import { GiftCardSteps } from '../../../gift-card/GiftCardSteps.tsx';
import { GiftCardTerms } from '../../../gift-card/GiftCardTerms.tsx';
import { pictureOf } from '../../../kernel/picture.ts';
import { $giftCardPageId, GIFT_CARDS } from '../../../product/gift-card-model.ts';
import { $product } from '../../../product/model.ts';
import { ProductFailure } from '../../../product/page/ProductFailure.tsx';
import { limitsOf } from '../../../store-config/limits.ts';
import { $store } from '../../../store-config/model.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { GiftCardHero } from './GiftCardHero.tsx';

/** GFT-01, RTE-17: description, purchase and balance of gift cards. */
export function GiftCardsRoute() {
  const { store, product, pageId, visit } = useUnit({
    store: $store,
    product: $product,
    pageId: $giftCardPageId,
    visit: $visit,
  });
  const { t } = useTranslation('checkout');
  const isFailed = product.status === 'failed' && product.productId === pageId;
  return (
    <>
      <meta name="description" content={t(`giftCards.${store.brand}.text`)} />
      {isFailed ? <ProductFailure reason={product.reason} /> : <GiftCardHero />}
      <GiftCardSteps />
      <BalanceSection
        pictureId={pictureOf(pageId ?? GIFT_CARDS[store.brand], 'back')}
        today={new Date(visit.now).toISOString().slice(0, 10)}
        money={store}
      />
      <GiftCardTerms
        max={limitsOf(store).giftCardBasketMax}
        termsPath={contentPathOf(store, 'terms')}
        faqPath={contentPathOf(store, 'faq')}
      />
    </>
  );
}
