import { type Infer, array, boolean, enums, object, string } from 'superstruct';

/** What a shopper may want to read about. */
export const Interests = array(object({ id: string(), label: string() }));
export type Interests = Infer<typeof Interests>;

/** Whether the shopper gets the newsletter, and about which interests. */
export const Preferences = object({ isSubscribed: boolean(), interests: array(string()) });
export type Preferences = Infer<typeof Preferences>;

/** The place in the shop where somebody signs up. */
export const Source = enums(['footer', 'popup', 'checkout']);
export type Source = Infer<typeof Source>;
