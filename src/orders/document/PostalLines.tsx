import type { Address } from '../../kernel/address.ts';
import { nameOf } from '../../kernel/intl.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { postalLines } from './postal-lines.ts';
import styles from './PostalLines.module.css';

type Props = {
  address: Address;
  /** Name of the pickup point, if the address is a point's. */
  place?: string | undefined;
};

/** An address as printed on a parcel. */
export function PostalLines({ address, place }: Props) {
  const { i18n } = useTranslation('checkout');
  const { country } = address;
  const lines = [
    ...postalLines(address, place),
    /^[A-Z]{2}$/.test(country) ? nameOf('region', country, i18n.language) : country,
  ];
  return (
    <address className={styles.address}>
      {lines.map((line, at) => (
        <span key={`${at} ${line}`} className={styles.line}>
          {line}
        </span>
      ))}
    </address>
  );
}
