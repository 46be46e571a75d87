/** One frame of the gallery: a whole picture, or a part of it seen from close by. */
export type Frame = {
  pictureId: string;
  crop: 'whole' | 'upper' | 'lower';
};

/** Every picture; when there are few, the first one is shown from close by as well. */
export function framesOf(pictures: readonly string[]): Frame[] {
  const frames: Frame[] = pictures.map((pictureId) => ({ pictureId, crop: 'whole' }));
  const [first] = pictures;
  if (first === undefined || pictures.length > 2) return frames;
  const close: Frame[] = [
    { pictureId: first, crop: 'upper' },
    { pictureId: first, crop: 'lower' },
  ];
  return [...frames, ...close];
}
