import type { Place } from '../contract.ts';
import { PlaceLines } from '../PlaceLines.tsx';
import styles from './ShopEntry.module.css';

type Props = {
  shop: Place;
  /** Stock of the chosen size, as text. */
  stock?: string | undefined;
};

/** A shop with its address and hours. */
export function ShopEntry({ shop, stock }: Props) {
  const { name, phone, openingHours } = shop;
  return (
    <li className={styles.shop}>
      <div className={styles.place}>
        <h3 className={styles.name}>{name}</h3>
        <address className={styles.address}>
          <PlaceLines place={shop} />
        </address>
        {phone !== undefined && (
          <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        )}
      </div>
      <div>
        {stock !== undefined && <p className={styles.stock}>{stock}</p>}
        <ul className={styles.hours}>
          {openingHours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
