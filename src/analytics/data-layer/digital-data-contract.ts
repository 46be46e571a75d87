import { type Infer, array, boolean, integer, object, string } from 'superstruct';
import { personalText } from '../../kernel/struct.ts';

/** ENT-16. Prices in minor units. */
export const DigitalDataItem = object({
  productName: string(),
  productId: string(),
  productSku: string(),
  productStyle: string(),
  productEAN: string(),
  productGender: string(),
  productMerchHierarchy: string(),
  productCombi: string(),
  productCombiId: string(),
  productColour: string(),
  productSize: string(),
  productCategory: string(),
  productCategoryAlias: string(),
  productDivision: string(),
  productBrand: string(),
  productQuantity: integer(),
  productBasePrice: integer(),
  productLowPrice: integer(),
  productPrice: integer(),
  productDiscount: integer(),
  productDiscountStatus: string(),
  productExclusiveAccess: boolean(),
  productGBPC: string(),
  giftCard: boolean(),
});
export type DigitalDataItem = Infer<typeof DigitalDataItem>;

/** ENT-17. Amounts in minor units. */
export const DigitalDataTotal = object({
  cartBasePrice: integer(),
  cartLowPrice: integer(),
  cartPrice: integer(),
  cartRevenue: integer(),
  cartTotal: integer(),
  cartValue: integer(),
  cartVoucherUsed: integer(),
  cartShipping: integer(),
  cartShippingOption: string(),
  paymentMethod: string(),
  paymentType: string(),
  recipientZipCode: personalText(),
  shippingCountry: string(),
  shippingMethod: string(),
});
export type DigitalDataTotal = Infer<typeof DigitalDataTotal>;

/** ENT-18. Amounts in minor units. */
export const DigitalDataVoucher = object({
  totalAppliedOnItems: integer(),
  totalAppliedOnOrder: integer(),
  voucherName: string(),
  voucherTotal: integer(),
});
export type DigitalDataVoucher = Infer<typeof DigitalDataVoucher>;

/** ENT-15: analytics data of the bag. */
export const DigitalDataCart = object({
  cartId: string(),
  checkoutStep: string(),
  items: array(DigitalDataItem),
  total: DigitalDataTotal,
  voucher: DigitalDataVoucher,
});
export type DigitalDataCart = Infer<typeof DigitalDataCart>;
