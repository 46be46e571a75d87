/** The layout keys of the product page (PRD-09), by their place on it. */
export const PRODUCT_CONTENT_KEYS = {
  shippingAndReturns: 'PDP_SHIPPING_AND_RETURNS',
  addToBag: 'PDP_CONTENTSPOT_ADD_TO_BAG',
  shippingBanner: 'PDP_SHIPPING_BANNER',
} as const;
