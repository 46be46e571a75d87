/**
 * Date names and patterns of one language, from CLDR. Patterns use Unicode's letters y, M, d, E,
 * H and m.
 */
export interface DateFormats {
  months: readonly string[];
  shortMonths: readonly string[];
  /** Sunday first, for use beside a day. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** Sunday first, for use alone; absent if equal. */
  weekdayNames?: readonly string[];
  /** `20 November 2026` */
  date: string;
  /** `20 Nov 2026, 09:05` */
  moment: string;
  /** `20 November` */
  day: string;
  /** `Friday 20 November` */
  weekday: string;
}

export type DatePattern = 'date' | 'moment' | 'day' | 'weekday' | 'shortWeekday';

const TOKEN = /'([^']*)'|M{1,4}|d{1,2}|E{3,4}|y|H{1,2}|m{2}/g;

/**
 * Formats a time in UTC; add the offset of a time zone for local time.
 *
 * @example formatDate(Date.UTC(2026, 10, 20), 'date', english) // '20 November 2026'
 */
export function formatDate(time: number, pattern: DatePattern, formats: DateFormats): string {
  return written(time, patternOf(pattern, formats), formats);
}

/**
 * Formats a range of days of one year; a shared month appears once. Spaces within a day do not
 * break.
 *
 * @example formatDays(from, until, 'shortWeekday', english) // 'Tue 24 – Thu 26 November'
 */
export function formatDays(
  from: number,
  until: number,
  pattern: 'day' | 'shortWeekday',
  formats: DateFormats,
): string {
  const days = [firstDay(from, until, pattern, formats), formatDate(until, pattern, formats)];
  return days.map((day) => day.replaceAll(' ', '\u00a0')).join(' – ');
}

/**
 * Formats the first day of a range without a shared month. Languages with the month before the
 * day keep it.
 *
 * @example firstDay(from, until, 'day', english) // '16' of '16 to 30 November'
 */
export function firstDay(
  from: number,
  until: number,
  pattern: 'day' | 'shortWeekday',
  formats: DateFormats,
): string {
  const whole = patternOf(pattern, formats);
  const isOneMonth = new Date(from).getUTCMonth() === new Date(until).getUTCMonth();
  return written(from, isOneMonth ? withoutMonth(whole) : whole, formats);
}

/** Cuts the pattern after the day, such as ` 'de' MMMM`; keeps patterns with the month first. */
function withoutMonth(pattern: string): string {
  return /M.*d/.test(pattern) ? pattern : pattern.replace(/(d\.?).*$/, '$1');
}

function patternOf(pattern: DatePattern, formats: DateFormats): string {
  return pattern === 'shortWeekday' ? formats.weekday.replace('EEEE', 'EEE') : formats[pattern];
}

function written(time: number, pattern: string, formats: DateFormats): string {
  const date = new Date(time);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return pattern.replace(TOKEN, (token, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted;
    switch (token) {
      case 'MMMM':
        return formats.months[month] ?? '';
      case 'MMM':
        return formats.shortMonths[month] ?? '';
      case 'EEEE':
        return formats.weekdays[date.getUTCDay()] ?? '';
      case 'EEE':
        return formats.shortWeekdays[date.getUTCDay()] ?? '';
      case 'y':
        return String(year);
      default:
        return padded(
          { M: month + 1, d: day, H: date.getUTCHours(), m: date.getUTCMinutes() },
          token,
        );
    }
  });
}

function padded(numbers: Readonly<Record<string, number>>, token: string): string {
  return String(numbers[token.charAt(0)]).padStart(token.length, '0');
}
