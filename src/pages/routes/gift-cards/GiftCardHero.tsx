import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { $bagLines } from '../../../cart/bag/bag-lines.ts';
import { roomForGiftCards } from '../../../gift-card/gift-card.ts';
import { GiftCardDesigns } from '../../../gift-card/GiftCardDesigns.tsx';
import { GiftCardRoom } from '../../../gift-card/GiftCardRoom.tsx';
import { formatMoney } from '../../../commerce/money.ts';
import { frontPictureOf } from '../../../kernel/picture.ts';
import { AddToBag } from '../../../product/choice/AddToBag.tsx';
import { $chosen, $selector, selectGiftCardPrice } from '../../../product/choice/choice-model.ts';
import { $giftCardPageId, chooseDesign, GIFT_CARDS } from '../../../product/gift-card-model.ts';
import { GiftCardPrices } from '../../../product/GiftCardPrices.tsx';
import { $shownProduct } from '../../../product/model.ts';
import { limitsOf } from '../../../store-config/limits.ts';
import { $store } from '../../../store-config/model.ts';
import { Breadcrumb } from '../../../ui/action/Breadcrumb.tsx';
import { useBrandLayout } from '../../../ui/brand-layout.ts';
import { Picture } from '../../../ui/tile/Picture.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import styles from './GiftCardHero.module.css';

/** Gift card in the selected design, with the form to buy it. */
export function GiftCardHero() {
  const { t } = useTranslation(['checkout', 'catalogue']);
  const amounts = useRef<HTMLDivElement>(null);
  const { store, shown, pageId, chosen, selector, lines, chooseAmount, choose } = useUnit({
    store: $store,
    shown: $shownProduct,
    pageId: $giftCardPageId,
    chosen: $chosen,
    selector: $selector,
    lines: $bagLines,
    chooseAmount: selectGiftCardPrice,
    choose: chooseDesign,
  });
  const product = shown?.giftCard ? shown : null;
  const productId = pageId ?? GIFT_CARDS[store.brand];
  const max = limitsOf(store).giftCardBasketMax;
  const inBag = lines.reduce(
    (count, { giftCard, quantity }) => count + (giftCard ? quantity : 0),
    0,
  );
  const { hero } = useBrandLayout();
  return (
    <section className={styles.hero} data-layout={hero} aria-labelledby="gift-cards-title">
      <div className={styles.way}>
        <Breadcrumb
          label={t('catalogue:breadcrumb')}
          steps={[{ label: store.storeBrandName, to: '/' }, { label: t('giftCards.label') }]}
        />
      </div>
      <div className={styles.picture}>
        <Picture
          key={productId}
          pictureId={frontPictureOf(productId)}
          alt=""
          sizes="(width < 46.3125em) 100vw, 60vw"
          ratio="natural"
          placeholder={product?.ground}
          priority
        />
      </div>
      <header className={styles.head}>
        <h1 id="gift-cards-title" className={styles.title}>
          {t(`giftCards.${store.brand}.title`)}
        </h1>
        <p className={styles.text}>{t(`giftCards.${store.brand}.text`)}</p>
      </header>
      {product ? (
        <div className={styles.form}>
          <GiftCardDesigns
            designs={product.colours}
            value={productId}
            onChange={(id) => choose({ productId: id })}
          />
          <div ref={amounts} className={styles.amounts}>
            <GiftCardPrices
              product={product}
              selector={selector}
              onChoose={(price) => chooseAmount({ price })}
            />
          </div>
          <GiftCardRoom inBag={inBag} max={max} />
          {roomForGiftCards(max, inBag) > 0 && (
            <AddToBag
              name={product.name}
              price={formatMoney(chosen?.variant.price ?? product.price, store)}
              wishlist={undefined}
              onSizeMissing={() => amounts.current?.querySelector('input')?.focus()}
            />
          )}
          <p className={styles.close}>
            <Link to={product.url}>{t('giftCards.close')}</Link>
          </p>
        </div>
      ) : (
        <div className={styles.form}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </section>
  );
}
