import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { leadsElsewhere } from '../kernel/site-link.ts';
import { sitePathOf } from '../kernel/site-path.ts';

type Props = {
  url?: string | undefined;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
};

/** A link of the content service: internal, or external if safe; otherwise plain text. */
export function SpotLink({ url = '', children, ...rest }: Props) {
  const path = sitePathOf(url);
  if (path !== undefined) {
    return (
      <Link {...rest} to={path}>
        {children}
      </Link>
    );
  }
  if (leadsElsewhere(url)) {
    return (
      <a {...rest} href={url}>
        {children}
      </a>
    );
  }
  return <span>{children}</span>;
}
