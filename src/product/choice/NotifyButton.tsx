import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Button } from '../../ui/action/Button.tsx';
import { openProductPanel } from '../panel-model.ts';

type Props = {
  /** Reason the product cannot be bought. */
  obstacle: 'outOfStock' | 'comingSoon';
  place: 'page' | 'bar';
};

const LOOKS = {
  page: { variant: 'secondary', size: 'large', wide: true },
  bar: { variant: 'primary' },
} as const;

/** PRD-10 */
export function NotifyButton({ obstacle, place }: Props) {
  const { t } = useTranslation('catalogue');
  const open = useUnit(openProductPanel);
  return (
    <Button
      {...LOOKS[place]}
      data-no-print
      aria-haspopup="dialog"
      onClick={() => open({ panel: 'notify' })}
    >
      {t(`product.notify.${textOf({ obstacle, place })}`)}
    </Button>
  );
}

function textOf({ obstacle, place }: Props) {
  if (place === 'bar') return 'brief';
  return obstacle === 'comingSoon' ? 'openSoon' : 'open';
}
