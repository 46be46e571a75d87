import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { frontPictureOf } from '../../kernel/picture.ts';
import { piecesAt } from '../../pickup/shops/places.ts';
import { ShopList } from '../../pickup/shops/ShopList.tsx';
import { $shopStock, askShopStock } from '../../pickup/shops/shops-model.ts';
import { $shownProduct } from '../../product/model.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { Picture } from '../../ui/tile/Picture.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './ShopStock.module.css';

/** RTE-25: shops with a size of the product in the address, or of the last viewed one. */
export function ShopStock() {
  const { t } = useTranslation('catalogue');
  const { product, stock, ask } = useUnit({
    product: $shownProduct,
    stock: $shopStock,
    ask: askShopStock,
  });
  const asked = new URLSearchParams(useLocation().search).get('product');
  const isIt = product && (asked === null || asked.toUpperCase() === product.id);
  const chosen = isIt ? product.variants.find(({ id }) => id === stock.variantId) : undefined;

  function stockOf(shopId: string): string | undefined {
    if (!chosen) return undefined;
    const pieces = piecesAt(stock.pieces[shopId]);
    if (pieces === undefined)
      return Object.hasOwn(stock.pieces, shopId) ? t('shops.unknown') : t('shops.asking');
    if (pieces === 0) return t('shops.soldOut');
    return pieces > 3 ? t('shops.inStock') : t('shops.few', { count: pieces });
  }

  return (
    <>
      {isIt && !product.giftCard ? (
        <div className={styles.product}>
          <div className={styles.picture}>
            <Picture
              pictureId={frontPictureOf(product.id)}
              alt=""
              sizes="8rem"
              placeholder={product.ground}
            />
          </div>
          <div className={styles.choice}>
            <p className={styles.name}>
              {product.name}
              <span className={styles.colour}>{product.colour}</span>
            </p>
            <Select
              label={t('shops.size')}
              name="variant"
              value={chosen?.id ?? ''}
              onChange={(id) => id !== '' && ask({ variantId: id })}
              options={[
                { value: '', label: t('shops.chooseSize') },
                ...product.variants.map(({ id, size, width, length }) => ({
                  value: id,
                  label: [size, width, length].filter(Boolean).join(' / '),
                })),
              ]}
            />
          </div>
        </div>
      ) : (
        <div className={styles.none}>
          <LinkButton to="/new">{t('shops.look')}</LinkButton>
        </div>
      )}
      <ShopList stockOf={stockOf} />
    </>
  );
}
