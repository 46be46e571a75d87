import { useTranslation } from '../../ui/i18n/use-translation.ts';

/** A gallery frame: a whole picture, or a crop of it. */
export type Frame = {
  pictureId: string;
  crop: 'whole' | 'upper' | 'lower' | 'left' | 'right';
};

/** View of a frame, for its text alternative. */
export type Sight = 'front' | 'back' | 'detail' | 'close';

/** Wide products: crop left and right instead of top and bottom. */
const LYING = ['belts', 'shoes', 'gift-cards'];

/** One frame for each picture; with three or fewer, adds crops of the first one. */
export function framesOf(pictures: readonly string[], productGroup = ''): Frame[] {
  const frames: Frame[] = pictures.map((pictureId) => ({ pictureId, crop: 'whole' }));
  const [first] = pictures;
  if (first === undefined || pictures.length > 3) return frames;
  const crops = LYING.includes(productGroup)
    ? (['left', 'right'] as const)
    : (['upper', 'lower'] as const);
  // With three pictures the third is already a detail: one crop is enough.
  const missing = pictures.length === 3 ? crops.slice(1) : crops;
  return [...frames, ...missing.map((crop) => ({ pictureId: first, crop }))];
}

/** Derives the view from the suffix of the picture id. */
export function sightOf({ pictureId, crop }: Frame): Sight {
  if (crop !== 'whole') return 'close';
  if (pictureId.endsWith('-back')) return 'back';
  return pictureId.endsWith('-front') ? 'front' : 'detail';
}

/** Returns the text alternative of a frame. */
export function usePictureText(name: string): (frame: Frame) => string {
  const { t } = useTranslation('catalogue');
  return (frame) => {
    const sight = sightOf(frame);
    if (sight === 'front') return name;
    return sight === 'close'
      ? t('product.detailOf', { name })
      : t(`product.sight.${sight}`, { name });
  };
}
