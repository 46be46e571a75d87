import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { formatMoney } from '../../commerce/money.ts';
import { frontPictureOf, pictureOf } from '../../kernel/picture.ts';
import type { StoreSettings } from '../../store-config/model.ts';
import { Price } from '../../ui/tile/Price.tsx';
import { ProductTile } from '../../ui/tile/ProductTile.tsx';
import type { TileLinks } from '../../ui/tile/use-tile-links.ts';
import { ColourChips } from '../../ui/form/ColourChips.tsx';
import { type Tile, pictureIdOf } from '../contract.ts';
import { addressOf, colourNameOf } from './tile.ts';
import { TileBadge } from './TileBadge.tsx';

type Props = {
  tile: Tile;
  store: StoreSettings;
  links: TileLinks;
  /** The shown colourway: the tile's own, or the one picked. */
  colourId: string;
  onPreview: (chosen: { productId: string; colourId: string }) => void;
  /** False if the product is exclusive, and the shopper has no access. */
  isUnlocked: boolean;
  headingLevel: 2 | 3 | undefined;
  sizes: string | undefined;
  priority: boolean;
  /** Far from the screen: without pictures and buttons. */
  isFar: boolean;
  wishlist: ReactNode | undefined;
  quickAdd: ReactNode | undefined;
};

export function ListingTile({
  tile,
  store,
  links,
  colourId,
  onPreview,
  isUnlocked,
  headingLevel,
  sizes,
  priority,
  isFar,
  wishlist,
  quickAdd,
}: Props) {
  const { t } = useTranslation('catalogue');
  const path = addressOf(tile, colourId);
  return (
    <ProductTile
      href={links.hrefOf(path)}
      onFollow={(event) => links.follow(event, path)}
      name={tile.name}
      detail={colourNameOf(tile, colourId)}
      pictureId={colourId === tile.id ? pictureIdOf(tile) : frontPictureOf(colourId)}
      hoverPictureId={pictureOf(colourId, 'back')}
      placeholder={colourId === tile.id ? tile.ground : undefined}
      priority={priority}
      isFar={isFar}
      headingLevel={headingLevel}
      sizes={sizes}
      badge={<TileBadge {...{ tile, isUnlocked }} />}
      price={
        <Price
          price={formatMoney(tile.price, store)}
          wasPrice={tile.was === undefined ? undefined : formatMoney(tile.was, store)}
          nowLabel={t('price.now')}
          wasLabel={t('price.was')}
        />
      }
      swatches={
        !isFar &&
        tile.colours.length > 1 && (
          <ColourChips
            legend={t('listing.coloursOf', { name: tile.name })}
            options={tile.colours.map(({ id, colour, swatch }) => ({
              value: id,
              label: colour,
              colour: swatch ?? 'var(--ground-sunk)',
            }))}
            value={colourId}
            onChange={(id) => onPreview({ productId: tile.id, colourId: id })}
          />
        )
      }
      wishlist={wishlist}
      quickAdd={quickAdd}
    />
  );
}
