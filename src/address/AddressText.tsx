import type { Address } from '../kernel/address.ts';
import { nameOf } from '../kernel/intl.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { addressLines } from './address-lines.ts';
import styles from './AddressText.module.css';

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
