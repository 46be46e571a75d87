/** Storefront path of a product (RTE-18: the id is the last dash-separated part). */
export function productPath({ id, style }: { id: string; style: { name: string } }): string {
  const words = style.name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '');
  return `/${words.replaceAll(' ', '-')}-${id.toLowerCase()}`;
}

/**
 * Storefront path of a category: `women-jeans` is at `/women/jeans`, `all-belts` at `/all/belts`,
 * `gift-cards` at `/gift-cards`.
 */
export function categoryPath(categoryId: string): string {
  return `/${categoryId.replace(/^(women|men|kids|all)-/, '$1/')}`;
}
