import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { type Frame, sightOf } from './frames.ts';

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
