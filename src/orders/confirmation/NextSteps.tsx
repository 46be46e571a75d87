import { useUnit } from 'effector-react';
import type { TextBelow } from '../../kernel/text-keys.ts';
import { daysText } from '../../delivery-days/delivery-days.ts';
import { $store } from '../../store-config/model.ts';
import { useFormats } from '../../ui/i18n/use-formats.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { Order } from '../contract.ts';
import { isOfCards } from '../order.ts';
import styles from './NextSteps.module.css';

type Props = {
  order: Pick<
    Order,
    'status' | 'pickupPoint' | 'shippingMethod' | 'arrives' | 'items' | 'giftCards'
  >;
};

type Step = readonly [key: TextBelow<'checkout', 'confirmation.next'>, text: string | undefined];

/** Next steps of a newly placed order. */
export function NextSteps({ order }: Props) {
  const { status, pickupPoint, shippingMethod, arrives } = order;
  const { t } = useTranslation('checkout');
  const formats = useFormats(useUnit($store).countryCode);
  const days = arrives && daysText(arrives, formats);
  const isCollected = pickupPoint !== undefined;
  const steps: readonly Step[] = [
    ...(status === 'pending' ? [['bank', t('confirmation.next.bankText')] as const] : []),
    ...(isOfCards(order) ? [['arrives', t('delivery.mail')] as const] : stepsOfParcel()),
  ];
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {t('confirmation.next.title')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(([key, text]) => (
          <li key={key} className={styles.step}>
            <h3 className={styles.name}>{t(`confirmation.next.${key}`)}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );

  function stepsOfParcel(): readonly Step[] {
    return [
      ['packed', t('confirmation.next.packedText')],
      ['sent', t('confirmation.next.sentText')],
      isCollected ? ['collect', collectText()] : ['arrives', days ?? shippingMethod],
    ];
  }

  function collectText(): string {
    return days === undefined
      ? t('confirmation.next.collectText')
      : t('confirmation.next.collectDays', { days });
  }
}
