import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $location } from '../../ports/navigation.ts';
import { $isRegistered } from '../../session/model.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../../ui/overlay/FocusOnChange.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { $lookup, leaveLookup } from '../lookup-model.ts';
import type { PostcodeRules } from '../lookup-form.ts';
import { LookupForm } from './LookupForm.tsx';
import styles from './LookupPage.module.css';
import { $order } from '../order-model.ts';
import { onlineIdIn } from '../order.ts';
import pageStyles from '../document/OrderPage.module.css';
import { OrderView } from '../document/OrderView.tsx';

type Props = PostcodeRules & {
  /** Title and help text, if the lookup replaces another page. */
  title?: string | undefined;
  help?: string | undefined;
  onSignIn: () => void;
  returnsPath: string;
};

/** RTE-05, ORD-03: page that shows an order by number and postcode. */
export function LookupPage({ title, help, onSignIn, returnsPath, ...rules }: Props) {
  const { t } = useTranslation('checkout');
  const layout = useBrandLayout().facts;
  const { lookup, own, location, isRegistered, leave } = useUnit({
    lookup: $lookup,
    own: $order,
    location: $location,
    isRegistered: $isRegistered,
    leave: leaveLookup,
  });
  const named = onlineIdIn(location.search);
  // The shopper's own order needs no lookup.
  const mine = own.status === 'ready' && own.orderId === named ? own.order : undefined;
  const isFound = lookup.status === 'found';
  const canCancel = mine?.canCancel ?? (isFound && lookup.order.canCancel);
  return (
    <FocusOnChange
      label={t('lookup.title')}
      content={`${isFound} ${mine !== undefined} ${canCancel}`}
    >
      <VisuallyHidden>
        <span role="status">{isFound && t('lookup.found', { orderId: lookup.order.orderId })}</span>
      </VisuallyHidden>
      {mine ? (
        <OrderView
          order={mine}
          returnsPath={returnsPath}
          back={
            <Link to="/services/view-order" className={pageStyles.back} data-no-print>
              <Icon name="chevron-left" />
              {t('lookup.another')}
            </Link>
          }
        />
      ) : isFound ? (
        <OrderView
          order={lookup.order}
          postcode={lookup.postcode}
          returnsPath={returnsPath}
          back={
            <button type="button" className={pageStyles.back} data-no-print onClick={() => leave()}>
              <Icon name="chevron-left" />
              {t('lookup.another')}
            </button>
          }
        />
      ) : (
        <div className={styles.page} data-layout={layout}>
          <header className={styles.head}>
            <h1 className={styles.title}>{title ?? t('lookup.title')}</h1>
            <p className={styles.help}>{help ?? t('lookup.help')}</p>
          </header>
          <LookupForm {...rules} orderId={named} />
          <section className={styles.account} aria-labelledby="lookup-account">
            {isRegistered ? (
              <LinkButton to="/myaccount/orders" variant="secondary" wide>
                {t('orders.back')}
              </LinkButton>
            ) : (
              <>
                <h2 id="lookup-account" className={styles.subtitle}>
                  {t('lookup.account.title')}
                </h2>
                <p>{t('lookup.account.help')}</p>
                <Button variant="secondary" wide onClick={onSignIn}>
                  {t('lookup.account.action')}
                </Button>
              </>
            )}
          </section>
        </div>
      )}
    </FocusOnChange>
  );
}
