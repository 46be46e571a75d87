import type { ReactElement } from 'react';
import styles from './LinkGroup.module.css';

type Props = {
  title: string;
  /** A navigation of its own, which its title names. */
  landmark?: boolean | undefined;
  /** Links, each with a key. */
  links: readonly ReactElement[];
};

/**
 * Links under a title: a column of the footer, the menu or a sidebar.
 * @example <LinkGroup title={t('help')} landmark links={pages.map(({ label, to }) => <Link key={to} to={to}>{label}</Link>)} />
 */
export function LinkGroup({ title, landmark = false, links }: Props) {
  const Title = landmark ? 'h2' : 'p';
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
  return landmark ? <nav aria-label={title}>{group}</nav> : group;
}
