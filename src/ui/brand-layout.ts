import { createContext, use } from 'react';

export type BrandLayout = {
  wordmark: 'riveted' | 'engraved';
  header: 'inline' | 'centred';
  hero: 'poster' | 'plate';
  entries: 'wall' | 'staggered';
  series: 'frieze' | 'plates';
  story: 'ledger' | 'letter';
  tile: 'dense' | 'airy';
  gallery: 'grid' | 'rail';
  facts: 'column' | 'centred';
  footer: 'slab' | 'colophon';
};

/**
 * Layout variants of each brand, keyed by `:root[data-brand]`. Components write a variant to a data
 * attribute; none reads the brand.
 */
export const brandLayout = {
  rl: {
    wordmark: 'riveted',
    header: 'inline',
    hero: 'poster',
    entries: 'wall',
    series: 'frieze',
    story: 'ledger',
    tile: 'dense',
    gallery: 'grid',
    facts: 'column',
    footer: 'slab',
  },
  hm: {
    wordmark: 'engraved',
    header: 'centred',
    hero: 'plate',
    entries: 'staggered',
    series: 'plates',
    story: 'letter',
    tile: 'airy',
    gallery: 'rail',
    facts: 'centred',
    footer: 'colophon',
  },
} as const satisfies Record<string, BrandLayout>;

/**
 * Provides the current brand's layout.
 * @example <BrandLayoutContext value={brandLayout.hm}><Shell … /></BrandLayoutContext>
 */
export const BrandLayoutContext = createContext<BrandLayout>(brandLayout.rl);

/**
 * Returns the current brand's layout variants.
 * @example <div data-layout={useBrandLayout().gallery}>
 */
export function useBrandLayout(): BrandLayout {
  return use(BrandLayoutContext);
}
