import type { Bilingual } from '#fixtures/catalogue/words.ts';
import { ITEM_PROMOTIONS, type Adjustment } from './promotions.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

interface Voucher {
  percent?: number;
  /** Reduction of the order, in minor units of euro. */
  euro?: number;
  /** Minimum value of goods, in minor units of euro. */
  fromEuro?: number;
  isDeliveryFree?: true;
  isOver?: true;
  text: Bilingual;
}

const VOUCHERS: Readonly<Record<string, Voucher>> = {
  INDIGO10: { percent: 10, text: ['10% off your order', '10 % auf Ihre Bestellung'] },
  LOOM20: {
    percent: 20,
    fromEuro: 15000,
    text: ['20% off larger orders', '20 % auf größere Bestellungen'],
  },
  RIVET5: {
    euro: 500,
    fromEuro: 4000,
    text: ['A little off your order', 'Ein kleiner Nachlass auf Ihre Bestellung'],
  },
  DELIVERY1: { isDeliveryFree: true, text: ['Free delivery', 'Kostenlose Lieferung'] },
  SPRING15: { percent: 15, isOver: true, text: ['15% off in spring', '15 % im Frühling'] },
};

/** Normalises a code: ignores case and outer spaces. */
export function codeOf(text: string): string {
  return text.trim().toUpperCase();
}

/** Validity of a code: usable, expired or unknown. Promotion codes count as usable. */
export function kindOfCode(code: string): 'good' | 'over' | 'none' {
  if (Object.hasOwn(ITEM_PROMOTIONS, code)) return 'good';
  const voucher = Object.hasOwn(VOUCHERS, code) ? VOUCHERS[code] : undefined;
  if (!voucher) return 'none';
  return voucher.isOver ? 'over' : 'good';
}

export function codeText(code: string, language: TranslatedLanguage): string {
  return textIn((VOUCHERS[code] ?? ITEM_PROMOTIONS[code])?.text, language) ?? '';
}

/** Effect of a bag's vouchers. `used` are the codes whose conditions are met. */
export interface VoucherEffect {
  adjustments: Adjustment[];
  used: string[];
  isDeliveryFree: boolean;
}

/** Applies vouchers in order, each to the remaining amount. */
export function voucherEffect(
  codes: readonly string[],
  goods: number,
  round: (euroMinor: number) => number,
  language: TranslatedLanguage,
): VoucherEffect {
  const effect: VoucherEffect = { adjustments: [], used: [], isDeliveryFree: false };
  let left = goods;
  for (const code of codes) {
    const voucher = VOUCHERS[code];
    if (!voucher || left <= 0 || goods < round(voucher.fromEuro ?? 0)) continue;
    const off = Math.min(
      left,
      Math.round((left * (voucher.percent ?? 0)) / 100) + round(voucher.euro ?? 0),
    );
    effect.used.push(code);
    effect.isDeliveryFree ||= voucher.isDeliveryFree === true;
    if (off === 0) continue;
    left -= off;
    const description = `${code}: ${textIn(voucher.text, language)}`;
    effect.adjustments.push({
      displayLevel: 'Order',
      usage: 'Discount',
      amount: -off,
      description,
    });
  }
  return effect;
}
