import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';

type Props = {
  /** Nothing is chosen yet, and it was to be sent; or what was chosen is not there any more. */
  problem: 'missing' | 'gone' | undefined;
};

/** Where to collect. */
export function PickupChoice({ problem }: Props) {
  const { t } = useTranslation('checkout');
  if (!problem) return null;
  return (
    <div data-wrong tabIndex={-1}>
      <ErrorNotice>{t(`delivery.point.${problem}`)}</ErrorNotice>
    </div>
  );
}
