import type { SocialTag } from './social.ts';

type Props = { tags: readonly SocialTag[] };

/** What a link to the page shows where it is shared. */
export function SocialTags({ tags }: Props) {
  return tags.map((tag, at) => <meta key={at} {...tag} />); // two pictures have one type
}
