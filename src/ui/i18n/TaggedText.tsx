import { Fragment, type ReactNode } from 'react';

type Props = {
  /** A whole sentence, with numbered tags: `Read the <1>terms</1> and the <2>notice</2>.` */
  text: string;
  /** What stands for each tag, the first for `<1>`, given the words within it. */
  tags: readonly ((words: string) => ReactNode)[];
};

const TAG = /<(\d)>(.*?)<\/\1>/;

/**
 * A text of which some words are links or stand out: one sentence that each language puts in its own
 * order. A tag that nothing stands for shows its words alone.
 *
 * @example <TaggedText text={t('sent', { email })} tags={[(words) => <strong>{words}</strong>]} />
 */
export function TaggedText({ text, tags }: Props) {
  // Split by a pattern with two groups: plain, number, words, plain, number, words, …
  const parts = text.split(new RegExp(TAG, 'g'));
  return parts.map((part, at) => {
    if (at % 3 === 0) return part;
    if (at % 3 === 1) return null;
    const shown = tags[Number(parts[at - 1]) - 1];
    // The order of a text's parts is its own, and they come and go with it.
    return <Fragment key={`${at} ${part}`}>{shown ? shown(part) : part}</Fragment>;
  });
}
