import type { Address } from '../kernel/address.ts';
import { nameOf } from '../kernel/intl.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './AddressText.module.css';
import { placeLines } from '../commerce/place-lines.ts';
import { statesOf } from './states.ts';

type Props = {
  address: Address;
  /** Country that is omitted from the text. */
  at: string;
  /** True if the name is shown elsewhere. */
  isNameless?: boolean | undefined;
  /** Address to compare with; lines that differ are highlighted. */
  unlike?: Address | undefined;
};

/** An address in the envelope format of its country. */
export function AddressText({ address, at, isNameless = false, unlike }: Props) {
  const { i18n } = useTranslation('checkout');
  const { firstName, lastName, country } = address;
  const others = unlike && new Set(addressLines(unlike));
  return (
    <address className={styles.address}>
      {!isNameless && <span className={styles.line}>{`${firstName} ${lastName}`}</span>}
      {addressLines(address).map((line) =>
        others && !others.has(line) ? (
          <strong key={line} className={styles.line}>
            {line}
          </strong>
        ) : (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ),
      )}
      {country !== at && (
        <span className={styles.line}>{nameOf('region', country, i18n.language)}</span>
      )}
    </address>
  );
}

/**
 * Returns the envelope lines in the country's order, without name and country, then the phone
 * number.
 */
export function addressLines(address: Address): string[] {
  const { line1, line2 = '', state, country, phone } = address;
  const stateName = statesOf(country).find(([value]) => value === state)?.[1] ?? state;
  return [...placeLines(address, [line1, line2]), stateName, phone].flatMap((line) => line || []);
}
