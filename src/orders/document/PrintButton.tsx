import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';

/** Prints the page; its print styles lay it out as a document. */
export function PrintButton() {
  const { t } = useTranslation('checkout');
  return (
    <Button
      variant="quiet"
      onClick={({ currentTarget }) => currentTarget.ownerDocument.defaultView?.print()}
    >
      {t('orders.print')}
    </Button>
  );
}
