import type { CountryCode } from '../../commerce/countries.ts';
import { useFormats } from '../../ui/i18n/use-formats.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { Size } from '../../ui/hooks/use-size.ts';
import { distanceText, unitOf } from '../distance.ts';
import { roundLength } from './map-marks.ts';
import styles from './MapRings.module.css';

type Props = {
  /** Centre of the rings, in pixels of the viewport. */
  x: number;
  y: number;
  size: Size;
  metresPerPixel: number;
  country: CountryCode;
};

/** Maximum distance between two rings, in pixels. */
const APART = 150;
const RINGS = [1, 2, 3, 4];

/** Distance rings around the shopper or the centre of the searched area. */
export function MapRings(props: Props) {
  const { x, y, size, metresPerPixel, country } = props;
  const { i18n } = useTranslation('checkout');
  const { units } = useFormats();
  const { metres: unit } = unitOf(country);
  const step = roundLength((APART * metresPerPixel) / unit) * unit;
  return (
    <svg className={styles.rings} width={size.width} height={size.height} aria-hidden="true">
      {RINGS.map((ring) => {
        const radius = (ring * step) / metresPerPixel;
        return (
          <g key={ring}>
            <circle className={styles.ring} cx={x} cy={y} r={radius} />
            <text className={styles.far} x={x} y={y - radius + 4}>
              {distanceText(ring * step, { language: i18n.language, country, units })}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
