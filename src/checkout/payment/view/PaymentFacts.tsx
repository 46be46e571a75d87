import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddressText } from '../../../address/AddressText.tsx';
import { formatMoney } from '../../../commerce/money.ts';
import { placeLines } from '../../../commerce/place-lines.ts';
import { $userInfo } from '../../../session/model.ts';
import { $store } from '../../../store-config/model.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { DetailsPart } from '../../details/view/use-part-focus.ts';
import { $savedDetails, $savedOption } from '../../details/saved-details-model.ts';
import { pathOfStage } from '../../steps/steps.ts';
import styles from './PaymentFacts.module.css';

/** Saved details for review, each with a link to edit it. */
export function PaymentFacts() {
  const { t } = useTranslation('checkout');
  const { details, option, user, store } = useUnit({
    details: $savedDetails,
    option: $savedOption,
    user: $userInfo,
    store: $store,
  });
  if (!details) return null;
  const { address, point, pickupPointId, billing } = details;
  const isRegistered = user.status === 'registered';
  const email = isRegistered ? user.userEmail : details.email;
  const isUnknown = email === undefined && user.status === 'guest';
  const phone = address?.phone ?? billing?.phone;
  const price =
    option && (option.price === 0 ? t('delivery.free') : formatMoney(option.price, store));
  return (
    <section className={styles.facts} aria-labelledby="payment-facts">
      <h2 id="payment-facts" className={styles.title}>
        {t('pay.facts.title')}
      </h2>
      <dl className={styles.list}>
        {(point ?? address) && (
          <Fact
            label={t(pickupPointId === undefined ? 'pay.facts.address' : 'pay.facts.collect')}
            part={pickupPointId === undefined ? 'address' : 'point'}
          >
            {point ? (
              <>
                <span className={styles.line}>{point.name}</span>
                {placeLines(point, [point.line1]).map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
              </>
            ) : (
              address && <AddressText address={address} at={store.countryCode} />
            )}
          </Fact>
        )}
        {option && (
          <Fact label={t('pay.facts.delivery')} part="delivery">
            {t(`delivery.name.${option.code}`, { defaultValue: option.description })}
            {`, ${price ?? ''}`}
          </Fact>
        )}
        {((email ?? phone) !== undefined || isUnknown) && (
          <Fact
            label={t('pay.facts.contact')}
            part={isRegistered && phone === undefined ? undefined : 'contact'}
          >
            {email !== undefined && <span className={styles.line}>{email}</span>}
            {isUnknown && <span className={styles.line}>{t('pay.facts.yourEmail')}</span>}
            {phone !== undefined && <span className={styles.line}>{phone}</span>}
          </Fact>
        )}
        {billing && (
          <Fact label={t('pay.facts.billing')} part="billing">
            <AddressText address={billing} at={store.countryCode} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

type FactProps = {
  label: string;
  /** Part of the details step that edits it, if editable. */
  part?: DetailsPart | undefined;
  children: ReactNode;
};

function Fact({ label, part, children }: FactProps) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.said}>{children}</dd>
      {part !== undefined && (
        <dd className={styles.way}>
          <Link to={`${pathOfStage('shipping')}#${part}`} className={styles.change}>
            {t('pay.facts.change')} <VisuallyHidden>{label}</VisuallyHidden>
          </Link>
        </dd>
      )}
    </div>
  );
}
