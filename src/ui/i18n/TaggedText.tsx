import { Fragment, type ReactNode } from 'react';

type Props = {
  /** A whole sentence with numbered tags: `Read the <1>terms</1> and the <2>notice</2>.` */
  text: string;
  /** Renders the words inside each tag; the first is for `<1>`. */
  tags: readonly ((words: string) => ReactNode)[];
};

const TAG = /<(\d)>(.*?)<\/\1>/;

/**
 * A translated sentence with links or emphasis, in any word order. A tag without a renderer shows
 * its words only.
 * @example <TaggedText text={t('sent', { email })} tags={[(words) => <strong>{words}</strong>]} />
 */
export function TaggedText({ text, tags }: Props) {
  // Split by a pattern with two groups: plain, number, words, plain, number, words, …
  const parts = text.split(new RegExp(TAG, 'g'));
  return parts.map((part, at) => {
    if (at % 3 === 0) return part;
    if (at % 3 === 1) return null;
    const shown = tags[Number(parts[at - 1]) - 1];
    // Parts have a fixed order, so the index is a stable key.
    return <Fragment key={`${at} ${part}`}>{shown ? shown(part) : part}</Fragment>;
  });
}
