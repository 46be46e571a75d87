import { type Infer, enums, object } from 'superstruct';
import { port } from '../event-log/units.ts';
import { nothing, personalText } from '../kernel/struct.ts';

/** Where the device is, in degrees, to about a hundred metres. As personal as where somebody lives. */
export const Position = object({ latitude: personalText(), longitude: personalText() });
export type Position = Infer<typeof Position>;

/** The shopper does not want to say, the device cannot tell, or it takes too long. */
export const LocateReason = enums(['refused', 'unavailable', 'timeout']);
export type LocateReason = Infer<typeof LocateReason>;

/**
 * Asks the device where it is; the browser asks the shopper. For a late part, which brings the
 * handler along (`browser/locate.ts`).
 *
 * @example sample({ clock: searchNearMe, target: locateFx });
 */
export const locateFx = port('geolocation/locate', {
  params: nothing(),
  done: Position,
  fail: object({ reason: LocateReason }),
});
