/** Opening hours on days of the week; 1 is Monday. */
export interface OpeningTime {
  days: number[];
  opens: string;
  closes: string;
}

/** Opening hours by text: of the shops (`fixtures/content/shops.json`) and of the carriers' hosts. */
const TIMES = {
  town: '1-5 10:00-19:00, 6 10:00-18:00',
  late: '1-6 10:00-20:00, 7 12:00-18:00',
  south: '1-6 10:00-14:00, 1-6 16:00-20:30',
  office: '1-5 09:00-18:00, 6 09:00-13:00',
  long: '1-6 07:00-22:00, 7 08:00-20:00',
  always: '1-7 00:00-24:00',
} as const;

export type Hours = keyof typeof TIMES;

function daysOf(text: string): number[] {
  const [first = 0, last = first] = text.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Opening times of a text; empty for an unknown one. */
export function openingTimes(hours: string): OpeningTime[] {
  const text = Object.hasOwn(TIMES, hours) ? TIMES[hours as Hours] : '';
  return text
    .split(', ')
    .filter(Boolean)
    .map((line) => {
      const [days = '', times = ''] = line.split(' ');
      const [opens = '', closes = ''] = times.split('-');
      return { days: daysOf(days), opens, closes };
    });
}
