import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $offers, chooseOffer, clearRecent } from './model.ts';
import styles from './Offers.module.css';
import type { Offer } from './search.ts';

type Props = {
  /** Prefix of the ids that the field points to. */
  id: string;
  /** Index of the active offer; -1 for none. */
  active: number;
};

const GROUPS: readonly Offer['group'][] = ['terms', 'categories', 'recent', 'top'];

/** Grouped listbox below the search field. */
export function Offers({ id, active }: Props) {
  const { t } = useTranslation('catalogue');
  const { offers, choose, forget } = useUnit({
    offers: $offers,
    choose: chooseOffer,
    forget: clearRecent,
  });
  const numbered = offers.map((offer, index) => ({ ...offer, index }));
  const hasRecent = offers.some(({ group }) => group === 'recent');
  return (
    <>
      <div id={`${id}-offers`} role="listbox" aria-label={t('search.title')}>
        {GROUPS.map((group) => {
          const inGroup = numbered.filter((offer) => offer.group === group);
          if (inGroup.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className={styles.group}>
                {t(`search.group.${group}`)}
              </p>
              {inGroup.map(({ index, label, url }) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys (ARIA APG, combobox)
                <div
                  key={`${group} ${label}`}
                  id={`${id}-offer-${index}`}
                  className={styles.offer}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  // Prevents the field from losing the focus.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose({ label, url })}
                >
                  {label}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {hasRecent && (
        <button type="button" className={styles.forget} onClick={() => forget()}>
          {t('search.clear')}
        </button>
      )}
    </>
  );
}
