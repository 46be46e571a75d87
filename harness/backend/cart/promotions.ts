import type { Bilingual } from '#fixtures/catalogue/words.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

/** A promotion by pieces: from `pieces` pieces on, each is reduced by `percent`. */
interface ItemPromotion {
  pieces: number;
  percent: number;
  text: Bilingual;
}

/** Promotions by code. They apply automatically, and their codes are accepted too. */
export const ITEM_PROMOTIONS: Readonly<Record<string, ItemPromotion>> = {
  TEE2: {
    pieces: 2,
    percent: 15,
    text: ['Two or more tees: 15% off each', 'Ab zwei T-Shirts: je 15 % weniger'],
  },
  UNDER3: {
    pieces: 3,
    percent: 25,
    text: ['Three or more: 25% off each', 'Ab drei Stück: je 25 % weniger'],
  },
  KNIT10: { pieces: 1, percent: 10, text: ['10% off knitwear', '10 % auf Strick'] },
  SUIT15: {
    pieces: 1,
    percent: 15,
    text: ['15% off waistcoats', '15 % auf Westen'],
  },
};

const ORDER_PROMOTION = {
  fromEuro: 25000,
  percent: 5,
  text: ['5% off large orders', '5 % auf große Bestellungen'],
} as const;

/** Promotion text of a product page; empty without a promotion. */
export function promotionText(promo: string | undefined, language: TranslatedLanguage): string {
  return textIn(ITEM_PROMOTIONS[promo ?? '']?.text, language) ?? '';
}

/** A reduction of a line or an order (ENT-19); `amount` in minor units, negative. */
export interface Adjustment {
  displayLevel: 'OrderItem' | 'Order';
  usage: 'Discount';
  amount: number;
  description: string;
}

/** Reductions of a line, by the number of pieces of its promotion in the bag. */
export function lineAdjustments(
  promo: string | undefined,
  piecesInBag: number,
  linePrice: number,
  language: TranslatedLanguage,
): Adjustment[] {
  const promotion = ITEM_PROMOTIONS[promo ?? ''];
  if (!promotion || piecesInBag < promotion.pieces) return [];
  return [
    {
      displayLevel: 'OrderItem',
      usage: 'Discount',
      amount: -Math.round((linePrice * promotion.percent) / 100),
      description: textIn(promotion.text, language),
    },
  ];
}

/** Reduction of the whole order: of goods, without gift cards (GFT-03). */
export function orderAdjustments(
  goods: number,
  threshold: (euroMinor: number) => number,
  language: TranslatedLanguage,
): Adjustment[] {
  if (goods < threshold(ORDER_PROMOTION.fromEuro)) return [];
  return [
    {
      displayLevel: 'Order',
      usage: 'Discount',
      amount: -Math.round((goods * ORDER_PROMOTION.percent) / 100),
      description: textIn(ORDER_PROMOTION.text, language),
    },
  ];
}
