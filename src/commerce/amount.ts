import { pattern, string } from 'superstruct';

/** An amount as the backend writes it, two decimals, for `parseMoney`: `'99.90'`, `'-12.00'`. */
export const Amount = pattern(string(), /^-?(?:0|[1-9]\d{0,9})\.\d{2}$/);
