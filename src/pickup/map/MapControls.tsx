import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { MapGlyph } from './MapGlyph.tsx';
import styles from './MapControls.module.css';

type Props = {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onShowAll: () => void;
};

/** Buttons to zoom the map, for shoppers without wheel or touch. */
export function MapControls({ onZoomIn, onZoomOut, onShowAll }: Props) {
  const { t } = useTranslation('checkout');
  const controls = [
    { glyph: 'plus', label: t('pickup.map.zoomIn'), press: onZoomIn },
    { glyph: 'minus', label: t('pickup.map.zoomOut'), press: onZoomOut },
    { glyph: 'all', label: t('pickup.map.showAll'), press: onShowAll },
  ] as const;
  return (
    <div className={styles.controls}>
      {controls.map(({ glyph, label, press }) => (
        <button
          key={glyph}
          type="button"
          className={styles.control}
          aria-label={label}
          title={label}
          onClick={press}
        >
          <MapGlyph name={glyph} />
        </button>
      ))}
    </div>
  );
}
