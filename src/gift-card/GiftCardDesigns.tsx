import { useId } from 'react';
import { frontPictureOf } from '../kernel/picture.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Picture } from '../ui/tile/Picture.tsx';
import styles from './GiftCardDesigns.module.css';

type Props = {
  designs: readonly { id: string; colour: string }[];
  value: string | undefined;
  onChange: (id: string) => void;
};

/** Choice of a design: a native radio group of pictures. */
export function GiftCardDesigns({ designs, value, onChange }: Props) {
  const { t } = useTranslation('checkout');
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('giftCards.design')}</legend>
      <div className={styles.row}>
        {designs.map(({ id, colour }) => (
          <label key={id} className={styles.design}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span className={styles.picture}>
              <Picture
                pictureId={frontPictureOf(id)}
                alt=""
                sizes="(width < 46.3125em) 33vw, 12rem"
                ratio="natural"
                priority
              />
            </span>
            <span className={styles.name}>{colour}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
