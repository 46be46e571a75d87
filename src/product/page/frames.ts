/** One frame of the gallery: a whole picture, a part of it seen from close by, or room for one to come. */
export type Frame = {
  pictureId: string;
  crop: 'whole' | 'upper' | 'lower' | 'left' | 'right' | 'awaited';
};

/** What the words for a frame are. */
export type Sight = 'front' | 'back' | 'detail' | 'close';

/** What lies across its picture: above and below it there is nothing to come close to. */
const LYING = ['belts', 'shoes', 'gift-cards'];

/** Every picture; when there are few, the first one is shown from close by as well: its top, and its foot. */
export function framesOf(pictures: readonly string[], productGroup = ''): Frame[] {
  const frames: Frame[] = pictures.map((pictureId) => ({ pictureId, crop: 'whole' }));
  const [first] = pictures;
  if (first === undefined || pictures.length > 3) return frames;
  const crops = LYING.includes(productGroup)
    ? (['left', 'right'] as const)
    : (['upper', 'lower'] as const);
  // Of three, the third is a detail already.
  const missing = pictures.length === 3 ? crops.slice(1) : crops;
  return [...frames, ...missing.map((crop) => ({ pictureId: first, crop }))];
}

/** As many as most products have, of which only the first is known yet. */
export function awaitedFrames(first: string): Frame[] {
  const awaited = [1, 2, 3].map((number): Frame => ({
    pictureId: String(number),
    crop: 'awaited',
  }));
  return [{ pictureId: first, crop: 'whole' }, ...awaited];
}

/** Views are told apart by the end of their id. */
export function sightOf({ pictureId, crop }: Frame): Sight {
  if (crop !== 'whole') return 'close';
  if (pictureId.endsWith('-back')) return 'back';
  return pictureId.endsWith('-front') ? 'front' : 'detail';
}
