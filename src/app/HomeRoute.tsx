import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { shownListing } from '../listing/listing.ts';
import { $listing } from '../listing/model.ts';
import { ListingTile } from '../listing/ListingTile.tsx';
import { $brand } from '../store-config/model.ts';
import { HomePage } from './HomePage.tsx';
import { homeContent } from './home-content.ts';

const ROW = 4;

/** The home page with the newest things. */
export function HomeRoute() {
  const { i18n } = useTranslation('common');
  const { brand, listing } = useUnit({ brand: $brand, listing: $listing });
  const tiles = shownListing(listing)?.tiles.slice(0, ROW) ?? [];
  return (
    <HomePage
      key={i18n.language}
      content={homeContent[brand]}
      tiles={
        tiles.length > 0 &&
        tiles.map((tile) => (
          <li key={tile.id}>
            <ListingTile
              tile={tile}
              colourId={tile.id}
              headingLevel={3}
              priority={false}
              wishlist={undefined}
            />
          </li>
        ))
      }
    />
  );
}
