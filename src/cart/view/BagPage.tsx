import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $start } from '../../ports/start.ts';
import { bagWaitsFlag } from '../../session/stored-session-model.ts';
import { $isRegistered } from '../../session/model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../../ui/overlay/FocusOnChange.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { BagFailure } from './BagFailure.tsx';
import { BagNotices } from './BagNotices.tsx';
import styles from './BagPage.module.css';
import type { CartLine } from '../bag/contract.ts';
import { FilledBag } from './FilledBag.tsx';
import { $shownPage } from '../changes/shown-model.ts';

type Props = {
  onSignIn: () => void;
  /** CRT-13: replaces the shop's own selling points beside the totals. */
  sellingPoints?: ReactNode | undefined;
  /** CRT-13: shown after the lines. */
  promo?: ReactNode | undefined;
  /** Additional actions of a line. */
  more?: ((line: CartLine) => ReactNode) | undefined;
  /** Express payment, if the bag allows it (CRT-12). */
  express?: ReactNode | undefined;
};

/** RTE-08: the shopping bag. */
export function BagPage({ onSignIn, sellingPoints, promo, more, express }: Props) {
  const { t } = useTranslation('cart');
  const { page, isRegistered, start } = useUnit({
    page: $shownPage,
    isRegistered: $isRegistered,
    start: $start,
  });
  // True if a bag waits in the account of a shopper who did not sign in again.
  const isWaiting = !isRegistered && bagWaitsFlag.read(start.storage) !== null;
  const details = page.status === 'loaded' ? page.details : null;
  const count = details?.lines.length;
  return (
    <FocusOnChange label={t('bag.title')} content={`${page.status} ${count} ${isRegistered}`}>
      {page.status === 'failed' && <BagFailure headingLevel={1} />}
      {page.status !== 'failed' && (
        <div className={styles.page}>
          {page.status === 'empty' || count === 0 ? (
            <div className={styles.empty}>
              <BagNotices />
              <EmptyState
                headingLevel={1}
                title={t('bag.empty.title')}
                actions={
                  <>
                    {isWaiting && <Button onClick={onSignIn}>{t('bag.guestAction')}</Button>}
                    <LinkButton to="/new" variant={isWaiting ? 'secondary' : 'primary'}>
                      {t('bag.empty.action')}
                    </LinkButton>
                  </>
                }
              >
                {t(isWaiting ? 'bag.empty.waits' : 'bag.empty.help')}
              </EmptyState>
            </div>
          ) : (
            <FilledBag
              details={details}
              onSignIn={onSignIn}
              sellingPoints={sellingPoints}
              more={more}
              express={express}
            />
          )}
          {/* Rendered after the bag has loaded, to avoid a layout shift. */}
          {(details !== null || page.status === 'empty') && promo}
        </div>
      )}
    </FocusOnChange>
  );
}
