import type { ComponentProps } from 'react';
import styles from './Card.module.css';

type Tag = 'article' | 'div' | 'li';

type Props<As extends Tag> = Omit<ComponentProps<As>, 'as'> & {
  as: As;
};

/**
 * An area that is one link, stretched over all of it by its `CardLink`. Buttons, fields and other links in it lie above
 * the link. What else lies above it has a `z-index` of 2.
 * @example <Card as="li" className={styles.line}><img … /><CardLink to={url}>{name}</CardLink><button>…</button></Card>
 */
export function Card<As extends Tag>({ as, className = '', ...rest }: Props<As>) {
  const Tag: Tag = as;
  return <Tag {...(rest as object)} data-card className={`${styles.card} ${className}`} />;
}
