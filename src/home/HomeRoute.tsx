import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { shownListing } from '../listing/listing.ts';
import { $listing } from '../listing/model.ts';
import { Tiles, type WishlistButtonSlot } from '../listing/tiles/Tiles.tsx';
import { $brand } from '../store-config/model.ts';
import { TileGrid } from '../ui/tile/TileGrid.tsx';
import { HomePage } from './HomePage.tsx';
import { homeContent } from './home-content.ts';

const ROW = 4;

interface Props {
  wishlistButton?: WishlistButtonSlot | undefined;
}

/** Home page with a row of the newest products. */
export function HomeRoute({ wishlistButton }: Props) {
  const { t } = useTranslation('common');
  const { brand, listing } = useUnit({ brand: $brand, listing: $listing });
  const content = homeContent[brand];
  const tiles = shownListing(listing)?.tiles.slice(0, ROW) ?? [];
  return (
    <HomePage
      content={content}
      row={
        tiles.length > 0 ? (
          <TileGrid layout="row" label={t(`${content.texts}.row`)}>
            <Tiles tiles={tiles} headingLevel={3} wishlistButton={wishlistButton} />
          </TileGrid>
        ) : undefined
      }
    />
  );
}
