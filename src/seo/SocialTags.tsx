import type { SocialTag } from './social.ts';

type Props = { tags: readonly SocialTag[] };

/** Preview metadata for shared links. */
export function SocialTags({ tags }: Props) {
  return tags.map((tag, at) => <meta key={at} {...tag} />); // index keys, because two pictures have equal types
}
