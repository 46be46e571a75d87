import { type Infer, array, enums, integer, number, object, optional, string } from 'superstruct';
import { personalTerm } from '../kernel/struct.ts';
import { Campaign } from './campaign.ts';
import { VitalRating } from './vitals.ts';

/** GA4 e-commerce item; amounts in the currency's major unit. */
export const EventItem = object({
  item_id: string(),
  item_name: optional(string()),
  item_brand: optional(string()),
  item_category: optional(string()),
  item_variant: optional(string()),
  item_list_id: optional(string()),
  index: optional(integer()),
  price: optional(number()),
  discount: optional(number()),
  quantity: optional(integer()),
});
export type EventItem = Infer<typeof EventItem>;

/** GA4's events and the shop's own. */
export const EventName = enums([
  'page_view',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'refund',
  'add_to_wishlist',
  'search',
  'login',
  'sign_up',
  'drawer_open',
  'form_error',
  'web_vital',
  'long_task',
  'file_missing',
  'exposure',
  'campaign_details',
]);

/** A measured event. It contains no personal data. */
export const MeasuredEvent = object({
  name: EventName,
  params: object({
    currency: optional(string()),
    value: optional(number()),
    items: optional(array(EventItem)),
    item_list_id: optional(string()),
    transaction_id: optional(string()),
    shipping: optional(number()),
    tax: optional(number()),
    shipping_tier: optional(string()),
    payment_type: optional(string()),
    search_term: optional(personalTerm()),
    method: optional(string()),
    place: optional(string()),
    form_name: optional(string()),
    error_type: optional(enums(['frontend', 'backend'])),
    error_message: optional(string()),
    page_type: optional(string()),
    metric_name: optional(string()),
    metric_value: optional(number()),
    metric_rating: optional(VitalRating),
    metric_target: optional(string()),
    task_ms: optional(number()),
    file_type: optional(string()),
    file_path: optional(string()),
    experiment_id: optional(string()),
    variant_id: optional(string()),
    ...Campaign.schema,
  }),
});
export type MeasuredEvent = Infer<typeof MeasuredEvent>;
