import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../commerce/money.ts';
import { $store } from '../../../store-config/model.ts';
import { ChoiceCard } from '../../../ui/form/ChoiceCard.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $delivery, $selectedShippingTab, chooseTab, retryDelivery } from './delivery-model.ts';
import { HOME, PICKUP, type ShippingTab, cheapestOn, optionsOf, optionsOn } from './delivery.ts';
import styles from './DeliveryChoice.module.css';
import { DeliveryOptions } from './DeliveryOptions.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

type Props = {
  /** True if the chosen shipping option is no longer offered. */
  isGone: boolean;
  /** Pickup point picker, for the pickup tab. */
  children?: ReactNode;
};

const TABS: readonly (readonly [ShippingTab, 'home' | 'pickup'])[] = [
  [HOME, 'home'],
  [PICKUP, 'pickup'],
];

/** CHK-08: choice of home delivery or pickup, and of the shipping option, with prices. */
export function DeliveryChoice({ isGone, children }: Props) {
  const { t } = useTranslation('checkout');
  const { delivery, tab, store, choose, retry } = useUnit({
    delivery: $delivery,
    tab: $selectedShippingTab,
    store: $store,
    choose: chooseTab,
    retry: retryDelivery,
  });
  const options = optionsOf(delivery);
  const tabs = TABS.filter(([each]) => optionsOn(each, options).length > 0);
  const priceOf = (each: ShippingTab) => {
    const price = cheapestOn(each, options);
    if (price === undefined) return undefined;
    if (price === 0) return t('delivery.free');
    const amount = formatMoney(price, store);
    return optionsOn(each, options).length > 1 ? t('delivery.from', { amount }) : amount;
  };
  return (
    <section className={styles.section} data-part="delivery" aria-labelledby="delivery">
      <h2 id="delivery" className={styles.title}>
        {t('delivery.title')}
      </h2>
      {isGone && (
        <div data-wrong tabIndex={-1}>
          <Alert>{t('delivery.gone')}</Alert>
        </div>
      )}
      {delivery.status === 'failed' || (delivery.status === 'ready' && options.length === 0) ? (
        <div data-wrong tabIndex={-1}>
          <Alert actionLabel={t('delivery.retry')} onAction={() => retry()}>
            {t('delivery.failed')}
          </Alert>
        </div>
      ) : delivery.status !== 'ready' ? (
        <div className={styles.coming}>
          <DeliveryWaiting />
        </div>
      ) : (
        <>
          {tabs.length > 1 && (
            <fieldset className={styles.tabs}>
              <legend className={styles.legend}>{t('delivery.where')}</legend>
              {tabs.map(([each, name]) => (
                <ChoiceCard
                  key={name}
                  name="shippingTab"
                  value={String(each)}
                  checked={tab === each}
                  title={t(`delivery.tab.${name}`)}
                  note={priceOf(each)}
                  onChoose={() => choose({ tab: each })}
                />
              ))}
            </fieldset>
          )}
          <DeliveryOptions options={optionsOn(tab, options)} />
          {tab === PICKUP && children}
        </>
      )}
    </section>
  );
}

/** Placeholder while delivery options or addresses load. */
export function DeliveryWaiting() {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.waiting} role="status" aria-label={t('delivery.waiting')}>
      <Skeleton shape="block" />
    </div>
  );
}
