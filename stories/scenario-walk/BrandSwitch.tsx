import { BRANDS, type Brand } from '#src/commerce/brands.ts';
import styles from './BrandSwitch.module.css';
import { useControls } from './use-controls.ts';

const KEYS = Object.keys(BRANDS) as Brand[];

export function BrandSwitch() {
  const { brand, chooseBrand } = useControls();
  return (
    <fieldset className={styles.brands}>
      <legend className={styles.legend}>Brand</legend>
      {KEYS.map((key) => (
        <label key={key} className={styles.brand}>
          <input
            type="radio"
            name="brand"
            checked={key === brand}
            onChange={() => chooseBrand(key)}
          />
          {BRANDS[key].name}
        </label>
      ))}
    </fieldset>
  );
}
