import { useUnit } from 'effector-react';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { askCancel } from './cancel-model.ts';
import type { Order } from '../contract.ts';
import styles from './OrderActions.module.css';

type Props = {
  order: Order;
  /** Proof of ownership. */
  by: 'session' | 'postcode';
  /** RTE-07: path of the return center. */
  returnsPath: string;
};

/** Actions for an order: cancel while possible, return, ask, print. */
export function OrderActions({ order, by, returnsPath }: Props) {
  const { t } = useTranslation('checkout');
  const ask = useUnit(askCancel);
  const { orderId, canCancel, canReturn, store } = order;
  const isOfShop = store !== undefined;
  return (
    <div className={styles.actions} data-no-print>
      {(canReturn || isOfShop) && (
        <section className={styles.returns} aria-labelledby={`returns-${orderId}`}>
          <h2 id={`returns-${orderId}`} className={styles.title}>
            {t('orders.returns.title')}
          </h2>
          <p>{t(isOfShop ? 'orders.returns.shop' : 'orders.returns.help', { orderId })}</p>
          {!isOfShop && (
            <LinkButton variant="secondary" wide to={`${returnsPath}?orderId=${orderId}`}>
              {t('orders.returns.action')}
            </LinkButton>
          )}
        </section>
      )}
      {canCancel && (
        <Button variant="secondary" wide onClick={() => ask({ orderId, by })}>
          {t('orders.cancel.action')}
        </Button>
      )}
      {/* RTE-15 */}
      <LinkButton variant="quiet" wide to={`/contactus?order=${orderId}`}>
        {t('orders.ask')}
      </LinkButton>
      <PrintButton />
    </div>
  );
}

/** Prints the page; its print styles lay it out as a document. */
export function PrintButton() {
  const { t } = useTranslation('checkout');
  return (
    <Button
      variant="quiet"
      onClick={({ currentTarget }) => currentTarget.ownerDocument.defaultView?.print()}
    >
      {t('orders.print')}
    </Button>
  );
}
