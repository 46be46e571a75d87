import type { DeliveryDays } from './delivery-days.ts';

/** One day in full, several in short: `Tuesday 24 November`, `Tue 24 – Thu 26 November`. */
export function daysText({ first, last }: DeliveryDays, locale: string): string {
  const isOne = first === last;
  const format = new Intl.DateTimeFormat(locale, {
    weekday: isOne ? 'long' : 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const [from, until] = [Date.parse(first), Date.parse(last)];
  return isOne ? format.format(from) : format.formatRange(from, until);
}

/** How the language of the texts is written in the store's country: `en-GB`, `de-AT`. */
export function textLocaleOf(language: string, { countryCode }: { countryCode: string }): string {
  return `${language}-${countryCode}`;
}
