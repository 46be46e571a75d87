import type { DeliveryDays } from './delivery-days.ts';

/** One day in full, several in short: `Tuesday 24 November`, `Tue 24 – Thu 26 November`. */
export function daysText({ first, last }: DeliveryDays, locale: string): string {
  const [from, until] = [Date.parse(first), Date.parse(last)];
  if (first === last) return formatOf(locale, 'long').format(from);
  const full = formatOf(locale, 'short');
  const parts = full.formatToParts(from).map(({ type }) => type);
  // Hungarian and Lithuanian end with the weekday: a day without its month would be a riddle.
  if (parts.indexOf('weekday') > parts.indexOf('day'))
    return `${full.format(from)} – ${full.format(until)}`;
  // Not every locale leaves the month out that both days have.
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${formatOf(locale, 'short', false).format(from)} – ${full.format(until)}`
    : full.formatRange(from, until);
}

/** How days are written: German as in the store's country (`de-AT`), English as in Britain, like the texts around it. */
export function textLocaleOf(language: string, { countryCode }: { countryCode: string }): string {
  return language === 'en' ? 'en-GB' : `${language}-${countryCode}`;
}

function formatOf(locale: string, weekday: 'long' | 'short', hasMonth = true): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    weekday,
    day: 'numeric',
    ...(hasMonth && { month: 'long' }),
    timeZone: 'UTC',
  });
}
