import { useUnit } from 'effector-react';
import { useCallback, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ContentSpot } from '../../content/contract.ts';
import { menuOf } from '../../content/menu.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useDismissal } from '../../ui/overlay/use-dismissal.ts';
import { useHoverIntent } from '../../ui/tile/use-hover-intent.ts';
import { useTakenFocus } from '../../ui/overlay/use-taken-focus.ts';
import { $panel, closePanel, openPanel } from './menu-model.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { nearestLink } from '../../listing/navigation.ts';
import bar from './PrimaryNav.module.css';
import styles from './MegaMenu.module.css';

type Props = {
  spots: readonly ContentSpot[];
  /** Called when the plain links can be removed. */
  onShown: () => void;
};

/**
 * Main menu: links, each with a button that opens its panel (ARIA APG, disclosure navigation with
 * top-level links). Hovering opens it too.
 */
export function MegaMenu({ spots, onShown }: Props) {
  const { t } = useTranslation('common');
  const { panel, open, close } = useUnit({ panel: $panel, open: openPanel, close: closePanel });
  const intent = useHoverIntent();
  const list = useRef<HTMLUListElement>(null);
  useTakenFocus(list, onShown);
  const entries = menuOf(spots);
  const links = entries.map((entry) => ({ to: entry.url, entry }));
  const nearest = nearestLink(links, useLocation().pathname)?.entry;
  const shut = useCallback(() => {
    intent.cancel();
    close();
  }, [intent, close]);
  const escaped = useCallback(() => {
    const opener = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (list.current?.contains(list.current.ownerDocument.activeElement)) opener?.focus();
    shut();
  }, [shut]);
  useDismissal(list, panel !== null, { escaped, left: shut });

  return (
    <nav className={bar.nav} aria-label={t('nav.primary')}>
      <ul ref={list} className={bar.list}>
        {entries.map((entry) => {
          const isOpen = entry.id === panel && entry.groups.length > 0;
          return (
            <li
              key={entry.id}
              className={styles.entry}
              data-open={isOpen || undefined}
              onPointerEnter={intent.enter(() => {
                if (entry.groups.length > 0) open({ id: entry.id });
                else if (panel !== null) close();
              })}
              onPointerLeave={intent.leave(() => close())}
            >
              <Link
                className={bar.link}
                data-marked={entry.isHighlighted || undefined}
                aria-current={entry === nearest || undefined}
                to={entry.url}
                onClick={shut}
              >
                {entry.label}
              </Link>
              {entry.groups.length > 0 && (
                <button
                  type="button"
                  className={styles.opener}
                  aria-label={t('nav.more', { name: entry.label })}
                  aria-expanded={isOpen}
                  onClick={() => (isOpen ? shut() : open({ id: entry.id }))}
                >
                  <Icon name="chevron-down" />
                </button>
              )}
              {isOpen && <MenuPanel entry={entry} onFollow={shut} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
