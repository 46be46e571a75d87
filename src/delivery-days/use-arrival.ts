import { useUnit } from 'effector-react';
import { $store } from '../store-config/model.ts';
import { useFormats } from '../ui/i18n/use-formats.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useMinutesPassed } from '../ui/hooks/use-minutes-passed.ts';
import { daysText, minutesUntil } from './delivery-days.ts';
import { $deliveryNow, $deliveryPromises } from './model.ts';

/** Delivery days as text, and the time left to order, if the deadline is today. */
export interface ArrivalWords {
  days: string;
  within: string | undefined;
}

const HOUR = 60;
const MINUTE_MS = 60_000;

/**
 * Returns a function from shipping option code to delivery text; `undefined` without exact days.
 */
export function useArrival(): (code: string) => ArrivalWords | undefined {
  const { t } = useTranslation('common');
  const { promises, store, now } = useUnit({
    promises: $deliveryPromises,
    store: $store,
    now: $deliveryNow,
  });
  const formats = useFormats(store.countryCode);
  const passed = useMinutesPassed(now);
  return (code) => {
    const promise = promises.get(code);
    if (!promise || now === null) return undefined;
    const days = daysText(promise, formats);
    const left = minutesUntil(promise.orderBy, now + passed * MINUTE_MS);
    const isCounted = promise.isToday && left > 0;
    return { days, within: isCounted ? timeText(left) : undefined };
  };

  function timeText(left: number): string {
    const [hours, minutes] = [Math.floor(left / HOUR), left % HOUR];
    if (hours === 0) return t('arrival.minutes', { minutes });
    return minutes === 0
      ? t('arrival.hours', { hours })
      : t('arrival.hoursAndMinutes', { hours, minutes });
  }
}
