import { useUnit } from 'effector-react';
import { timeZoneOf } from '../commerce/time-zones.ts';
import { $store } from '../store-config/model.ts';
import { useFormats } from '../ui/i18n/use-formats.ts';
import { dateTimeOf, dayOf } from './dates.ts';

/** Returns formatters of ISO instants, as a day or day and time, in the store's time zone. */
export function useDates(): {
  dayOf: (instant: string) => string;
  dateTimeOf: (instant: string) => string;
} {
  const { countryCode } = useUnit($store);
  const timeZone = timeZoneOf(countryCode);
  const formats = useFormats(countryCode);
  return {
    dayOf: (instant) => dayOf(instant, formats, timeZone),
    dateTimeOf: (instant) => dateTimeOf(instant, formats, timeZone),
  };
}
