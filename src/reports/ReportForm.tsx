import { useUnit } from 'effector-react';
import type { FieldOf } from '../forms/field.ts';
import { Form } from '../forms/Form.tsx';
import type { CustomTestsOf } from '../forms/rules.ts';
import { charactersIn } from '../kernel/characters.ts';
import { $features } from '../ports/features.ts';
import { $brand } from '../store-config/model.ts';
import { Button } from '../ui/action/Button.tsx';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './ReportDialog.module.css';
import { reportForm } from './report-form-model.ts';
import { $report, $sight, lookAtReport, saveReport, sendReport } from './report-model.ts';
import { ReportSight } from './ReportSight.tsx';
import { LONGEST_MESSAGE } from './report.ts';

const FIELDS: readonly FieldOf<'reports'>[] = [
  {
    name: 'message',
    component: 'textarea',
    label: 'form.label',
    helperText: 'form.help',
    validate: true,
    texts: { most: String(LONGEST_MESSAGE) },
  },
];
const TESTS: CustomTestsOf<'reports'> = {
  message: [
    {
      name: 'length',
      errorMessage: 'form.tooLong',
      callback: (message) => charactersIn(String(message), LONGEST_MESSAGE) <= LONGEST_MESSAGE,
    },
  ],
};

/** Message form with a preview of the report. */
export function ReportForm() {
  const { t } = useTranslation('reports');
  const { brand, report, sight, features, send, look, save } = useUnit({
    brand: $brand,
    report: $report,
    sight: $sight,
    features: $features,
    send: sendReport,
    look: lookAtReport,
    save: saveReport,
  });
  // The part contains the packing code.
  const isComing = features['reports'] !== 'here';
  return (
    <>
      <p>{t(`${brand}.intro`)}</p>
      <Form
        form={reportForm}
        fields={FIELDS}
        tests={TESTS}
        namespace="reports"
        submitLabel={t('form.submit')}
        busy={isComing || report.status === 'packing'}
        onSubmit={({ message }) => send({ message })}
      >
        {report.status === 'failed' && <Alert>{t('failed')}</Alert>}
      </Form>
      {sight ? (
        <ReportSight sight={sight} onSave={() => save()} />
      ) : (
        <div className={styles.ways}>
          <Button variant="quiet" busy={isComing} onClick={() => look()}>
            {t('look')}
          </Button>
          {report.status === 'failed' && (
            <Button variant="quiet" onClick={() => save()}>
              {t('save')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
