import type { CountryCode } from '../../commerce/countries.ts';
import { useFormats } from '../../ui/i18n/use-formats.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { distanceText, unitOf } from '../distance.ts';
import { roundLength } from './map-marks.ts';
import styles from './MapScale.module.css';

type Props = {
  metresPerPixel: number;
  country: CountryCode;
};

/** Longest bar, in pixels. */
const LONGEST = 110;

/** Scale bar of the map. */
export function MapScale({ metresPerPixel, country }: Props) {
  const { i18n } = useTranslation('checkout');
  const { units } = useFormats();
  const { metres: unit } = unitOf(country);
  const metres = roundLength((LONGEST * metresPerPixel) / unit) * unit;
  return (
    <span
      className={styles.scale}
      style={{ inlineSize: `${metres / metresPerPixel}px` }}
      aria-hidden="true"
    >
      {distanceText(metres, { language: i18n.language, country, units })}
    </span>
  );
}
