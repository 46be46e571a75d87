import { type Infer, enums, object } from 'superstruct';
import { feature, port } from '../event-log/units.ts';
import { noPayload, personalText } from '../kernel/struct.ts';

feature('core');

/** Device position in degrees, to about a hundred metres. Personal data. */
export const Position = object({ latitude: personalText(), longitude: personalText() });
export type Position = Infer<typeof Position>;

/** Reason of a failed request: permission denied, no position, or a timeout. */
export const LocateReason = enums(['refused', 'unavailable', 'timeout']);
export type LocateReason = Infer<typeof LocateReason>;

/**
 * Requests the device's position; the browser asks for permission. Lazy modules provide its
 * handler (`browser/locate.ts`).
 *
 * @example sample({ clock: searchNearMe, target: locateFx });
 */
export const locateFx = port('geolocation/locate', {
  params: noPayload(),
  done: Position,
  fail: object({ reason: LocateReason }),
});
