import { type Infer, array, enums, object, optional, string } from 'superstruct';
import { dictionary } from '../kernel/struct.ts';

/** CNT-03…07: audience of a content spot. */
export const Visibility = enums([
  'show_for_all',
  'highlighted',
  'show_for_registered_only',
  'show_for_anonymous_only',
  'show_for_exclusive_only',
  'show_for_non_exclusive_only',
]);

export const ContentLink = object({ label: string(), url: string() });
export type ContentLink = Infer<typeof ContentLink>;

/**
 * A content spot; `image` is a picture's id, `groups` are the columns of a menu or footer.
 * `productGroups` limits it to products; absent for all.
 */
export const ContentSpot = object({
  id: string(),
  visibility: Visibility,
  title: optional(string()),
  text: optional(string()),
  image: optional(string()),
  alt: optional(string()),
  url: optional(string()),
  productGroups: optional(array(string())),
  groups: array(object({ title: string(), links: array(ContentLink) })),
});
export type ContentSpot = Infer<typeof ContentSpot>;

/** Content spots by layout key (CNT-02). */
export const ContentLayout = dictionary(array(ContentSpot));
export type ContentLayout = Infer<typeof ContentLayout>;
