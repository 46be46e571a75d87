import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { Place } from '../contract.ts';
import type { Mark } from './map-marks.ts';
import { MapPin } from './MapPin.tsx';

type Props = {
  marks: readonly Mark[];
  points: readonly Place[];
  lookedAtId: string | null;
  chosenId: string | undefined;
  onLookAt: (pointId: string) => void;
  /** Called to zoom in on overlapping points. */
  onOpen: (pointIds: readonly string[]) => void;
};

/** Pins of the visible points, numbered as in the list. */
export function MapPins({ marks, points, lookedAtId, chosenId, onLookAt, onOpen }: Props) {
  const { t } = useTranslation('checkout');
  return marks.map(({ ids, x, y }) => {
    const [id = ''] = ids;
    const at = points.findIndex((point) => point.id === id);
    const point = points[at];
    if (!point) return null;
    if (ids.length > 1)
      return (
        <MapPin
          key={id}
          isGroup
          text={String(ids.length)}
          label={t('pickup.map.group', { count: ids.length })}
          onPress={() => onOpen(ids)}
          {...{ x, y }}
        />
      );
    return (
      <MapPin
        key={id}
        text={String(at + 1)}
        label={`${at + 1}. ${point.name}, ${point.line1}, ${point.city}`}
        isLookedAt={id === lookedAtId}
        isChosen={id === chosenId}
        onPress={() => onLookAt(id)}
        {...{ x, y }}
      />
    );
  });
}
