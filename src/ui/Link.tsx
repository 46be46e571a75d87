import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this shop, without the visit's prefix. */
  to: To;
};

/**
 * A link inside the shop. React Router's own drags its forms and fetchers into the first load.
 * @example <Link to="/women/jeans">{t('nav.jeans')}</Link>
 */
export function Link({ to, onClick, children, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
