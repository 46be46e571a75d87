import { useUnit } from 'effector-react';
import { useCampaign } from '../campaign/use-campaign.ts';
import { Form } from '../forms/Form.tsx';
import { mailField, mailTests } from '../forms/mail-field.ts';
import { $userInfo } from '../session/model.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { campaignForm, $campaignSignUp, joinCampaign } from './campaign-model.ts';
import styles from './CampaignForm.module.css';

const TESTS = mailTests('campaign');
const BUTTON = { size: 'large', wide: true } as const;

/** XAC-01: form to join the campaign's list. */
export function CampaignForm() {
  const { t } = useTranslation('campaign');
  const { values } = useCampaign();
  const { user, status, join } = useUnit({
    user: $userInfo,
    status: $campaignSignUp,
    join: joinCampaign,
  });
  const email = user.status === 'registered' ? user.userEmail : undefined;

  return (
    <div className={styles.form}>
      <Form
        form={campaignForm}
        fields={[{ ...mailField('campaign', email), label: 'signUp.email' }]}
        tests={TESTS}
        namespace="campaign"
        submitLabel={t('signUp.send')}
        busy={status === 'sending'}
        onSubmit={join}
        button={BUTTON}
        footer={<p className={styles.note}>{t('signUp.note', values)}</p>}
      >
        {status === 'failed' && <Alert>{t('signUp.failed')}</Alert>}
      </Form>
    </div>
  );
}
