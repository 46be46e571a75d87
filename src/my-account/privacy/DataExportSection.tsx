import { useUnit } from 'effector-react';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { AccountSection } from '../AccountSection.tsx';
import { $data, $isGathering, downloadData } from './data-export-model.ts';

/** Section to download the shopper's data. */
export function DataExportSection() {
  const { t } = useTranslation('myAccount');
  const { data, isBusy, download } = useUnit({
    data: $data,
    isBusy: $isGathering,
    download: downloadData,
  });
  return (
    <AccountSection title={t('area.data.title')}>
      <p>{t('area.data.help')}</p>
      {data.status === 'failed' && <Alert>{t('area.data.failed')}</Alert>}
      {data.status === 'saved' && <Alert severity="success">{t('area.data.saved')}</Alert>}
      <div>
        <Button variant="secondary" size="small" busy={isBusy} onClick={() => download()}>
          {t('area.data.download')}
        </Button>
      </div>
    </AccountSection>
  );
}
