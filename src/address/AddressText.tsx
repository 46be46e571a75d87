import type { Address } from '../kernel/address.ts';
import { nameOf } from '../kernel/place-names.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './AddressText.module.css';
import { isTownFirst } from './form.ts';
import { STATES } from './states.ts';

type Props = {
  address: Address;
  /** Where nobody needs to be told the country. */
  at: string;
  /** The name stands somewhere else already. */
  isNameless?: boolean | undefined;
};

/** An address as it stands on an envelope of its country. */
export function AddressText({ address, at, isNameless = false }: Props) {
  const { i18n } = useTranslation('checkout');
  const { firstName, lastName, line1, line2, postcode, city, state, country, phone } = address;
  const town = isTownFirst(country) ? [city, postcode] : [`${postcode} ${city}`];
  const stateName = STATES[country]?.find(([value]) => value === state)?.[1] ?? state;
  const lines = [
    !isNameless && `${firstName} ${lastName}`,
    line1,
    line2,
    ...town,
    stateName,
    country !== at && nameOf('region', country, i18n.language),
    phone,
  ].filter((line) => line !== undefined && line !== false && line !== '');
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={`${index} ${line}`} className={styles.line}>
          {line}
        </span>
      ))}
    </address>
  );
}
