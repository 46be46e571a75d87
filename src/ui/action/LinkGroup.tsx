import type { ReactElement } from 'react';
import styles from './LinkGroup.module.css';

type Props = {
  title: string;
  /** Name of the group as a navigation landmark; must be unique on the page. */
  landmark?: string | undefined;
  /** Links, each with a key. */
  links: readonly ReactElement[];
};

/**
 * Links under a title: a column of the footer, the menu or a sidebar.
 * @example <LinkGroup title={t('help')} landmark={t('help')} links={pages.map(({ label, to }) => <Link key={to} to={to}>{label}</Link>)} />
 */
export function LinkGroup({ title, landmark, links }: Props) {
  const Title = landmark === undefined ? 'p' : 'h2';
  const group = (
    <>
      <Title className={styles.title}>{title}</Title>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </>
  );
  return landmark === undefined ? group : <nav aria-label={landmark}>{group}</nav>;
}
