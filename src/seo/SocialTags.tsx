import type { SocialTag } from './social.ts';

type Props = { tags: readonly SocialTag[] };

/** What a link to the page shows where it is shared. */
export function SocialTags({ tags }: Props) {
  return tags.map((tag) => <meta key={(tag.property ?? tag.name) + tag.content} {...tag} />);
}
