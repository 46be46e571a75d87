import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './HeaderAction.module.css';

type Props = {
  icon: IconName;
  label: string;
  count?: number | undefined;
  wideOnly?: boolean | undefined;
} & (
  | { to: string; onClick?: undefined; view?: undefined }
  /** `view` is the name of the lazy view that it opens. */
  | { to?: undefined; onClick: () => void; view: string }
);

export function HeaderAction({
  icon,
  label,
  count = 0,
  wideOnly = false,
  to,
  onClick,
  view,
}: Props) {
  const content = (
    <>
      <Icon name={icon} />
      {count > 0 && (
        <span key={count} className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
  const shared = {
    className: styles.action,
    'data-wide-only': wideOnly || undefined,
    'aria-label': label,
    title: label,
  };
  if (to !== undefined) {
    return (
      <Link {...shared} to={to}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-haspopup="dialog"
      data-opens-view={view}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
