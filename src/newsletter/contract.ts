import { type Infer, array, boolean, enums, object, string } from 'superstruct';

/** Interests to choose from. */
export const Interests = array(object({ id: string(), label: string() }));
export type Interests = Infer<typeof Interests>;

/** Subscription status and chosen interests. */
export const Preferences = object({ isSubscribed: boolean(), interests: array(string()) });
export type Preferences = Infer<typeof Preferences>;

/** Place of a sign-up. */
export const Source = enums(['footer', 'popup', 'checkout']);
export type Source = Infer<typeof Source>;
