import { useUnit } from 'effector-react';
import { $bagPage } from '../../../cart/bag/bag-model.ts';
import { hasGoods } from '../../../cart/bag/totals.ts';
import type { ShippingOption } from './shipping-contract.ts';
import { useArrival } from '../../../delivery-days/use-arrival.ts';
import { formatMoney } from '../../../commerce/money.ts';
import { $store } from '../../../store-config/model.ts';
import { ChoiceCard } from '../../../ui/form/ChoiceCard.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import styles from './DeliveryChoice.module.css';
import { $chosenOption, chooseOption } from './delivery-model.ts';

type Props = {
  options: readonly ShippingOption[];
};

/** Shipping options of one tab, each with its price and delivery time. */
export function DeliveryOptions({ options }: Props) {
  const { t } = useTranslation('checkout');
  const { chosen, page, store, choose } = useUnit({
    chosen: $chosenOption,
    page: $bagPage,
    store: $store,
    choose: chooseOption,
  });
  const arrivalOf = useArrival();
  const held = arrivalOf(chosen?.code ?? '')?.within;
  const details = page.status === 'loaded' ? page.details : undefined;
  const isMail = details !== undefined && !hasGoods(details.lines);
  const from = details?.freeShippingFrom ?? 0;
  const mayBeFree = from > 0 && options.some(({ price }) => price > 0) && !isMail;
  return (
    <>
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{t('delivery.how')}</legend>
        {options.map(({ id, code, description, price }) => (
          <ChoiceCard
            key={id}
            name="shippingOption"
            value={id}
            checked={id === chosen?.id}
            title={t(`delivery.name.${code}`, { defaultValue: description })}
            note={noteOf(code)}
            aside={price === 0 ? t('delivery.free') : formatMoney(price, store)}
            onChoose={() => choose({ optionId: id })}
          />
        ))}
      </fieldset>
      {held !== undefined && !isMail && (
        <p className={styles.hint}>{t('delivery.within', { time: held })}</p>
      )}
      {mayBeFree && (
        <p className={styles.hint}>
          {t('delivery.freeFrom', { amount: formatMoney(from, store) })}
        </p>
      )}
    </>
  );

  function noteOf(code: string): string {
    if (isMail) return t('delivery.mail');
    const days = arrivalOf(code)?.days;
    return days === undefined
      ? t(`delivery.when.${code}`, { defaultValue: '' })
      : t(`delivery.days.${code}`, { days, defaultValue: days });
  }
}
