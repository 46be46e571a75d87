import type { Brand } from '../commerce/brands.ts';
import { frontPictureOf } from '../kernel/picture.ts';
import { type ListingQuery, listingSearch, topCategoryIdOf } from '../listing/address.ts';
import { type Listing, pictureIdOf } from '../listing/contract.ts';
import type { Product } from '../product/contract.ts';
import type { Site } from '../store-config/stores.ts';
import { isShared, sharedPictureUrl, shortenedText, urlOn } from './page-head.ts';

/** Preview picture of a shared link. */
export interface SharedPicture {
  url: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

interface SharedPage {
  site: Site;
  title: string;
  description: string;
  url: string;
  /** Most specific first; those after the first JPEG are left out. */
  pictures: readonly SharedPicture[];
  /** Set on a product's page. */
  product?: Pick<Product, 'price'> | undefined;
}

/** Preview metadata of a shared link (Open Graph and Twitter cards) as a `meta` element. */
export interface SocialTag {
  property?: string;
  name?: string;
  content: string;
}

/** Genders with a banner, by brand. */
const BANNERS: Readonly<Record<Brand, readonly string[]>> = {
  rl: ['women', 'men', 'kids'],
  hm: ['women', 'men'],
};

/** Picture of a gender's pages, or of the brand, as JPEG for every service. */
export function bannerOf(site: Site, categoryId = ''): SharedPicture {
  const top = topCategoryIdOf(categoryId);
  const topic = BANNERS[site.brand].includes(top) ? top : 'wide';
  return {
    url: new URL(`/pictures/banner-${site.brand}-${topic}-share.jpg`, site.SITE_URL).href,
    type: 'image/jpeg',
    width: 1200,
    height: 630,
    alt: site.storeBrandName,
  };
}

export function pictureOfProduct(
  site: Site,
  { id, name, pictures }: Pick<Product, 'id' | 'name' | 'pictures'>,
): SharedPicture {
  return sharedPicture(site, pictures[0] ?? frontPictureOf(id), name);
}

function sharedPicture(site: Site, picture: string, alt: string): SharedPicture {
  return {
    url: sharedPictureUrl(site, picture),
    type: isShared(picture) ? 'image/jpeg' : 'image/avif',
    width: 960,
    height: 1200,
    alt,
  };
}

/** ENT-21: picture of a listing; undefined without products. */
export function pictureOfListing(
  site: Site,
  { tiles: [first], image }: Pick<Listing, 'tiles' | 'image'>,
  alt: string,
): SharedPicture | undefined {
  const picture = image ?? (first && pictureIdOf(first));
  return picture === undefined ? undefined : sharedPicture(site, picture, alt);
}

/** Shared address of a listing: with its filters, without marketing parameters. */
export function sharedUrl(site: Site, path: string, search: string, query?: ListingQuery): string {
  return urlOn(site, path) + (query ? listingSearch(search, { page: query.page }) : '');
}

export function socialTags({ site, description, pictures, product, ...page }: SharedPage) {
  const text = shortenedText(description);
  const requiredItems = pictures.findIndex(({ type }) => type === 'image/jpeg');
  const shown = requiredItems === -1 ? pictures : pictures.slice(0, requiredItems + 1);
  const last = shown.at(-1);
  const tags: [name: string, content: string | undefined][] = [
    ['og:site_name', site.storeBrandName],
    ['og:type', product ? 'product' : 'website'],
    ['og:title', page.title],
    ['og:description', text],
    ['og:url', page.url],
    ['og:locale', site.locale.replace('-', '_')],
    ...shown.flatMap(({ url, type, width, height, alt }): [string, string][] => [
      ['og:image', url],
      ['og:image:type', type],
      ['og:image:width', String(width)],
      ['og:image:height', String(height)],
      ['og:image:alt', alt],
    ]),
    ['product:price:amount', product && (product.price / 100).toFixed(2)],
    ['product:price:currency', product && site.currencyCode],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', page.title],
    ['twitter:description', text],
    ['twitter:image', last?.url],
  ];
  return tags.flatMap(([name, content]): SocialTag[] =>
    content ? [name.startsWith('twitter:') ? { name, content } : { property: name, content }] : [],
  );
}
