import { type Infer, array, boolean, integer, string, type } from 'superstruct';
import { Amount, parseMoney } from '../../commerce/money.ts';
import { optionalLenient } from '../../kernel/tolerant.ts';
import type {
  DigitalDataCart,
  DigitalDataItem,
  DigitalDataTotal,
  DigitalDataVoucher,
} from './digital-data-contract.ts';

const text = optionalLenient(string());

const ItemAnswer = type({
  productName: string(),
  productId: string(),
  productSku: text,
  productStyle: text,
  productEAN: string(),
  productGender: text,
  productMerchHierarchy: text,
  productCombi: text,
  productCombiId: text,
  productColour: text,
  productSize: text,
  productCategory: text,
  productCategoryAlias: text,
  productDivision: text,
  productBrand: text,
  productQuantity: integer(),
  productBasePrice: Amount,
  productLowPrice: Amount,
  productPrice: Amount,
  productDiscount: Amount,
  productDiscountStatus: text,
  productExclusiveAccess: optionalLenient(boolean()),
  productGBPC: text,
  giftCard: optionalLenient(boolean()),
});

const TotalAnswer = type({
  cartBasePrice: Amount,
  cartLowPrice: Amount,
  cartPrice: Amount,
  cartRevenue: Amount,
  cartTotal: Amount,
  cartValue: Amount,
  cartVoucherUsed: Amount,
  cartShipping: Amount,
  cartShippingOption: text,
  paymentMethod: text,
  paymentType: text,
  recipientZipCode: text,
  shippingCountry: text,
  shippingMethod: text,
});

const VoucherAnswer = type({
  totalAppliedOnItems: Amount,
  totalAppliedOnOrder: Amount,
  voucherName: text,
  voucherTotal: Amount,
});

export const DigitalDataAnswer = type({
  cartId: string(),
  checkoutStep: text,
  items: array(ItemAnswer),
  total: TotalAnswer,
  voucher: VoucherAnswer,
});

function readItem(item: Infer<typeof ItemAnswer>): DigitalDataItem {
  return {
    productName: item.productName,
    productId: item.productId,
    productSku: item.productSku ?? '',
    productStyle: item.productStyle ?? '',
    productEAN: item.productEAN,
    productGender: item.productGender ?? '',
    productMerchHierarchy: item.productMerchHierarchy ?? '',
    productCombi: item.productCombi ?? '',
    productCombiId: item.productCombiId ?? '',
    productColour: item.productColour ?? '',
    productSize: item.productSize ?? '',
    productCategory: item.productCategory ?? '',
    productCategoryAlias: item.productCategoryAlias ?? '',
    productDivision: item.productDivision ?? '',
    productBrand: item.productBrand ?? '',
    productQuantity: item.productQuantity,
    productBasePrice: parseMoney(item.productBasePrice),
    productLowPrice: parseMoney(item.productLowPrice),
    productPrice: parseMoney(item.productPrice),
    productDiscount: parseMoney(item.productDiscount),
    productDiscountStatus: item.productDiscountStatus ?? '',
    productExclusiveAccess: item.productExclusiveAccess ?? false,
    productGBPC: item.productGBPC ?? '',
    giftCard: item.giftCard ?? false,
  };
}

function readTotal(total: Infer<typeof TotalAnswer>): DigitalDataTotal {
  return {
    cartBasePrice: parseMoney(total.cartBasePrice),
    cartLowPrice: parseMoney(total.cartLowPrice),
    cartPrice: parseMoney(total.cartPrice),
    cartRevenue: parseMoney(total.cartRevenue),
    cartTotal: parseMoney(total.cartTotal),
    cartValue: parseMoney(total.cartValue),
    cartVoucherUsed: parseMoney(total.cartVoucherUsed),
    cartShipping: parseMoney(total.cartShipping),
    cartShippingOption: total.cartShippingOption ?? '',
    paymentMethod: total.paymentMethod ?? '',
    paymentType: total.paymentType ?? '',
    recipientZipCode: total.recipientZipCode ?? '',
    shippingCountry: total.shippingCountry ?? '',
    shippingMethod: total.shippingMethod ?? '',
  };
}

function readVoucher(voucher: Infer<typeof VoucherAnswer>): DigitalDataVoucher {
  return {
    totalAppliedOnItems: parseMoney(voucher.totalAppliedOnItems),
    totalAppliedOnOrder: parseMoney(voucher.totalAppliedOnOrder),
    voucherName: voucher.voucherName ?? '',
    voucherTotal: parseMoney(voucher.voucherTotal),
  };
}

export function readDigitalData(answer: Infer<typeof DigitalDataAnswer>): DigitalDataCart {
  return {
    cartId: answer.cartId,
    checkoutStep: answer.checkoutStep ?? '',
    items: answer.items.map(readItem),
    total: readTotal(answer.total),
    voucher: readVoucher(answer.voucher),
  };
}
