import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $shownProduct } from '../../product/model.ts';
import { coloured } from '../../ui/colour.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './WithoutScript.module.css';

/** Colours of a product as links to their pages. */
export function ColourLinks() {
  const { t } = useTranslation('catalogue');
  const product = useUnit($shownProduct);
  if (!product) return null;
  return (
    <nav aria-label={t('product.colour')}>
      <ul className={styles.colours}>
        {product.colours.map(({ id, colour, swatch, url }) => (
          <li key={id}>
            <Link
              className={styles.colour}
              to={url}
              aria-current={id === product.id ? 'page' : undefined}
            >
              <span className={styles.chip} {...coloured(swatch)} />
              {colour}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
