import { type ComponentProps, type MouseEvent, use } from 'react';
import {
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  createPath,
  parsePath,
  useResolvedPath,
} from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this shop, without the visit's prefix. */
  to: To;
};

/**
 * A link inside the shop. React Router's own drags its forms and fetchers into the first load, and
 * renders every link of a page anew whenever the address changes.
 * @example <Link to="/women/jeans">{t('nav.jeans')}</Link>
 */
export function Link({ to, ...rest }: Props) {
  if (typeof to === 'string' && to.startsWith('/')) return <Anchor {...rest} to={to} />;
  return <RelativeLink {...rest} to={to} />;
}

function RelativeLink({ to, ...rest }: Props) {
  return <Anchor {...rest} to={createPath(useResolvedPath(to))} />;
}

function Anchor({ to, onClick, children, ...rest }: Props & { to: string }) {
  const { basename, navigator } = use(NavigationContext);
  const { pathname = '/', ...parts } = parsePath(to);
  const below = pathname === '/' && basename !== '/' ? '' : pathname;
  const path = createPath({ ...parts, pathname: basename === '/' ? below : basename + below });

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || rest.target === '_blank') return;
    event.preventDefault();
    navigator.push(path);
  }

  return (
    <a {...rest} href={navigator.createHref(path)} onClick={follow}>
      {children}
    </a>
  );
}

/** Not a wish for another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
