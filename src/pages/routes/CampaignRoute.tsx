import { useUnit } from 'effector-react';
import { $content } from '../../content/model.ts';
import { ListingResults } from '../../listing/page/ListingResults.tsx';
import { $listing, retryListing } from '../../listing/model.ts';
import type { QuickAddButtonSlot, WishlistButtonSlot } from '../../listing/tiles/Tiles.tsx';
import { useCampaign } from '../../campaign/use-campaign.ts';
import { highlightedFirst } from '../../content/visibility.ts';
import { ContentSpots } from '../../product/page/ContentSpots.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { CampaignHead } from './CampaignHead.tsx';
import styles from './CampaignRoute.module.css';

type Props = {
  wishlistButton: WishlistButtonSlot;
  quickAddButton?: QuickAddButtonSlot | undefined;
};

/** RTE-07: exclusive-access campaign in its current phase, with its products. */
export function CampaignRoute({ wishlistButton, quickAddButton }: Props) {
  const { t } = useTranslation(['campaign', 'catalogue']);
  const { phase, values } = useCampaign();
  const { listing, content, retry } = useUnit({
    listing: $listing,
    content: $content,
    retry: retryListing,
  });
  const spots = content['SHOPPING_BAG_PROMO'] ?? [];
  const news = highlightedFirst(spots.filter(({ visibility }) => visibility !== 'show_for_all'));
  return (
    <>
      <CampaignHead />
      <section className={styles.pieces} aria-labelledby="campaign-pieces">
        <h2 id="campaign-pieces" className={styles.title}>
          {t(phase === 'over' ? 'page.piecesOver' : 'page.pieces')}
        </h2>
        {listing.status === 'failed' ? (
          <div className={styles.failure}>
            <Alert actionLabel={t('catalogue:retry')} onAction={retry}>
              {t('catalogue:listing.unavailable.title')}
            </Alert>
          </div>
        ) : (
          <ListingResults {...{ wishlistButton, quickAddButton }} headingLevel={3} />
        )}
      </section>
      {news.length > 0 && (
        <section aria-label={t('page.news', values)} className={styles.news}>
          <ContentSpots spots={news} look="banner" />
        </section>
      )}
    </>
  );
}
