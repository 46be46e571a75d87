import { useUnit } from 'effector-react';
import { $contentHead } from '../content/pages/head-model.ts';
import { pathBelow } from '../kernel/site-path.ts';
import type { ListingQuery } from '../listing/address.ts';
import { $indexed, $categoryHead } from '../listing/seo-model.ts';
import { $isEmpty, $shownListing } from '../listing/model.ts';
import { $location } from '../ports/navigation.ts';
import { $shownProduct } from '../product/model.ts';
import { $basename, $sites, $store } from '../store-config/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { lazyView } from '../ui/lazy-view.ts';
import { ListingData } from './ListingData.tsx';
import {
  type SharedPicture,
  type SocialTag,
  bannerOf,
  pictureOfListing,
  pictureOfProduct,
  sharedUrl,
  socialTags,
} from './social.ts';
import {
  type Alternate,
  alternatesOf,
  describedBy,
  pageSearch,
  shortenedText,
  translatedFilter,
  urlOn,
} from './page-head.ts';

const HomeData = lazyView(() => import('./HomeData.tsx'), 'HomeData', 'none');
const ProductData = lazyView(() => import('./ProductData.tsx'), 'ProductData', 'none');

/** Page details that search engines receive. */
type HeadOf = {
  kind: string;
  query?: ListingQuery;
  productId?: string;
};

type Props = {
  page: HeadOf;
  /** True if search engines may list it. */
  isIndexed: boolean;
  /** True if no page exists at the address. */
  isMissing: boolean;
  title: string | undefined;
};

/** Metadata for search engines; React moves it into the document's head. */
export function PageHead({ page, isIndexed, isMissing, title }: Props) {
  const { t } = useTranslation('common');
  const { store, sites, location, basename, content, head, indexed, isEmpty, listing, shown } =
    useUnit({
      store: $store,
      sites: $sites,
      location: $location,
      basename: $basename,
      content: $contentHead,
      head: $categoryHead,
      indexed: $indexed,
      isEmpty: $isEmpty,
      listing: $shownListing,
      shown: $shownProduct,
    });
  const query = page.kind === 'listing' ? page.query : undefined;
  const path = pathBelow(location.path, basename);
  const product = page.kind === 'product' && shown?.id === page.productId ? shown : null;
  const category = query && head.categoryId === query.categoryId ? head : null;
  const text = page.kind === 'content' ? content : null;
  const filter = query ? indexed : null; // LST-14
  const seoFilters = listing?.seoFilters ?? [];
  const isListed = (isIndexed || filter !== null) && !isMissing && !(query && isEmpty);
  const isPublic = (isIndexed || query !== undefined) && !isMissing;
  const pageNumber = query?.page ?? 1;
  const metadata = category?.seo?.metadata; // LST-15
  const canonical = urlOfPage();
  const description = descriptionOfPage();
  return (
    <>
      {description !== '' && <meta name="description" content={shortenedText(description)} />}
      {metadata?.keywords && <meta name="keywords" content={metadata.keywords} />}
      {!isListed && <meta name="robots" content="noindex" />}
      {isListed && canonical !== undefined && (
        <link rel="canonical" href={canonical + searchIn(store.language, pageNumber)} />
      )}
      {isPublic && <SocialTags tags={tags()} />}
      {isListed && pageNumber === 1 && <AlternateLinks alternates={alternates()} />}
      {isListed && query && <ListingData />}
      {page.kind === 'home' && <HomeData />}
      {product && <ProductData />}
    </>
  );

  /** LST-14: query of the listing's filter, in the words of a language. */
  function searchIn(language: string, number: number): string {
    return pageSearch(filter && translatedFilter(filter, seoFilters, language), number);
  }

  function tags(): readonly SocialTag[] {
    const banner = bannerOf(store, query?.categoryId);
    return socialTags({
      site: store,
      title: (isIndexed && metadata?.title) || title || store.storeBrandName,
      description,
      url: sharedUrl(store, product?.url ?? path, location.search, query),
      pictures: [ownPicture(), banner].filter((picture) => picture !== undefined),
      product: product ?? undefined,
    });
  }

  function ownPicture(): SharedPicture | undefined {
    if (product) return pictureOfProduct(store, product);
    return query && listing ? pictureOfListing(store, listing, title ?? '') : undefined;
  }

  function urlOfPage(): string | undefined {
    if (!query) return urlOn(store, product?.url ?? path);
    const own = category?.urls.find(({ locale }) => locale === store.locale);
    return own?.url ?? urlOn(store, path);
  }

  function alternates(): readonly Alternate[] {
    if (query)
      return (category?.urls ?? []).map((each) => ({
        ...each,
        url: each.url + searchIn(languageOf(each.locale), 1),
      }));
    // The content service returns the alternates of its pages.
    return page.kind === 'content' ? [] : alternatesOf(sites, () => product?.url ?? path);
  }

  /** Starts with the title, so that no two pages of a store share a description. */
  function descriptionOfPage(): string {
    if (page.kind === 'home') return t(`home.${store.brand}.text`);
    if (product) return describedBy(title, `${product.description} ${product.material}`);
    const about = text?.description ?? metadata?.description;
    return about === undefined ? '' : describedBy(title, about);
  }
}

function languageOf(locale: string): string {
  const [language = ''] = locale.split('-');
  return language;
}

/** Preview metadata for shared links. */
function SocialTags({ tags }: { tags: readonly SocialTag[] }) {
  return tags.map((tag, at) => <meta key={at} {...tag} />); // index keys, because two pictures have equal types
}

/** Links to the page in other countries and languages, for search engines (ENT-28). */
export function AlternateLinks({ alternates }: { alternates: readonly Alternate[] }) {
  return alternates.map(({ hreflang, url }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />
  ));
}
