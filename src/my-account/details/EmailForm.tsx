import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { RequestFailure } from '../../auth/RequestFailure.tsx';
import { Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { emailForm, $emailChange, askEmail } from './email-model.ts';
import { closeForm } from './open-form-model.ts';
import { EMAIL_FIELDS, emailTests } from './sign-in-data-fields.ts';

/** Form to change the account's email; `now` is the current one. */
export function EmailForm({ now }: { now: string }) {
  const { t } = useTranslation('myAccount');
  const { state, ask, close } = useUnit({
    state: $emailChange,
    ask: askEmail,
    close: closeForm,
  });
  const tests = useMemo(() => emailTests(now), [now]);
  return (
    <Form
      form={emailForm}
      fields={EMAIL_FIELDS}
      tests={tests}
      namespace="myAccount"
      submitLabel={t('area.email.submit')}
      busy={state.status === 'submitting'}
      onSubmit={({ email, password }) => ask({ email, password })}
      footer={
        <Button variant="quiet" size="small" wide onClick={() => close()}>
          {t('area.cancel')}
        </Button>
      }
    >
      <RequestFailure state={state} />
    </Form>
  );
}
