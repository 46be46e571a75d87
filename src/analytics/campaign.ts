import { type Infer, object, optional } from 'superstruct';
import { personalText, reference } from '../kernel/struct.ts';

/**
 * RTE-26: attribution of a visit, with the names of GA4's `campaign_details`. Click ids are
 * personal.
 */
export const Campaign = object({
  campaign_id: optional(reference()),
  campaign: optional(reference()),
  source: optional(reference()),
  medium: optional(reference()),
  term: optional(reference()),
  gclid: optional(personalText()),
  msclkid: optional(personalText()),
});
export type Campaign = Infer<typeof Campaign>;
