import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Card.module.css';

/**
 * The link that a `Card` consists of: a press anywhere on the card, its picture included, is a press on it.
 * @example <CardLink to={url} className={styles.link}>{name}</CardLink>
 */
export function CardLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} data-card-link className={`${styles.link} ${className}`} />;
}
