import type { Crumb } from '../kernel/breadcrumb.ts';
import type { Product } from '../product/contract.ts';
import type { Site } from '../store-config/stores.ts';
import { urlOn } from './page-head.ts';

/** The way to a page, as schema.org's BreadcrumbList; nothing where there is none. */
export function breadcrumbData(site: Site, way: readonly Crumb[]): object | null {
  if (way.length < 2) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: urlOn(site, url),
    })),
  };
}

/** A product with its price in this shop, as schema.org's Product. */
export function productData(site: Site, product: Product): object {
  const { id, name, description, colour, material, pictures, url, price } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: id,
    name,
    description,
    color: colour,
    material,
    image: pictures.map(
      (picture) => `${new URL(site.SITE_URL).origin}/pictures/${picture}-960.avif`,
    ),
    brand: { '@type': 'Brand', name: site.storeBrandName },
    offers: {
      '@type': 'Offer',
      url: urlOn(site, url),
      price: (price / 100).toFixed(2),
      priceCurrency: site.currencyCode,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
