/** Texts are English as it is written in Britain. */
function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

/** The day of an ISO instant as a shopper reads it; empty for what is none. */
export function dayOf(instant: string, language: string): string {
  return formatted(instant, language, { dateStyle: 'long' });
}

/** Day and time of an ISO instant, in short. */
export function dateTimeOf(instant: string, language: string): string {
  return formatted(instant, language, { dateStyle: 'medium', timeStyle: 'short' });
}

function formatted(instant: string, language: string, style: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat(localeOf(language), style).format(time);
}
