import { categorySeoCall, categoryUrlsCall } from '../listing/seo-api.ts';
import type { Page } from '../pages/pages.ts';
import type { AnyCall } from '../ports/http/call.ts';
import { productCall } from '../product/api.ts';
import type { Product } from '../product/contract.ts';
import { recommendationsCall } from '../product/extras-api.ts';
import { inventoryCall } from '../stock/api.ts';

/** Call with its parameters. */
export type EarlyCall = readonly [call: AnyCall, params: unknown];

/**
 * Calls whose parameters are in the address. The models send them after another answer; a document
 * waits for all of them, so it sends them at once.
 */
export function callsOfPage(page: Page): readonly EarlyCall[] {
  switch (page.kind) {
    case 'listing': {
      const { categoryId, searchTerm } = page.query;
      if (searchTerm !== null) return [];
      return [
        [categorySeoCall, { categoryId }],
        [categoryUrlsCall, { categoryId }],
      ];
    }
    case 'product':
      return [[recommendationsCall, { productId: page.productId }]];
    default:
      return [];
  }
}

/** Calls whose parameters are in an answer, and which only the document needs. */
export function callsAfter(call: AnyCall, value: unknown): readonly EarlyCall[] {
  if (call !== productCall || value === null) return [];
  const params = inventoryOf(value as Product); // the call's own value
  return params ? [[inventoryCall, params]] : [];
}

/** Parameters of the stock of a product; undefined for a product without variants. */
export function inventoryOf({ variants }: Product): { variantIds: string[] } | undefined {
  return variants.length > 0 ? { variantIds: variants.map(({ id }) => id) } : undefined;
}
