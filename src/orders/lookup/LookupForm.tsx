import { useUnit } from 'effector-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { ThrottleNotice } from '../../captcha/ThrottleNotice.tsx';
import { useWait } from '../../captcha/use-wait.ts';
import { Form } from '../../forms/Form.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { LOOKUP_TESTS, type PostcodeRules, lookupFields } from '../lookup-form.ts';
import { lookupForm, $lookup, lookUp } from '../lookup-model.ts';
import { $lookupMinutes } from '../throttle-model.ts';

type Props = PostcodeRules & {
  /** Order number from the URL. */
  orderId?: string | undefined;
};

/** ORD-03: lookup form; focuses the field with the error. */
export function LookupForm({ tidyPostcode, postcodeExample, orderId }: Props) {
  const { t } = useTranslation('checkout');
  const { lookup, minutes, typed, send } = useUnit({
    lookup: $lookup,
    minutes: $lookupMinutes,
    typed: lookupForm.$form,
    send: lookUp,
  });
  const isThrottled = lookup.status === 'throttled';
  const wait = useWait(isThrottled ? lookup : undefined);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const fields = useMemo(
    () => lookupFields({ tidyPostcode, postcodeExample }, orderId),
    [tidyPostcode, postcodeExample, orderId],
  );
  const isUnknown = lookup.status === 'failed' && lookup.reason === 'unknown';
  const isJustSent = useRef(false);

  useEffect(() => {
    if (isUnknown && isJustSent.current) place.current?.querySelector('input')?.focus();
    if (isUnknown) isJustSent.current = false;
  }, [isUnknown]);

  // Hides the last answer while a field has an error of its own.
  const isFlawed = Object.keys(typed.problems).length > 0;

  return (
    <div ref={place}>
      <Form
        form={lookupForm}
        fields={fields}
        tests={LOOKUP_TESTS}
        namespace="checkout"
        submitLabel={t('lookup.submit')}
        busy={lookup.status === 'looking'}
        onInput={wait.noteChange}
        onSubmit={({ number, postcode }) => {
          if (wait.holds()) return;
          isJustSent.current = true;
          send({ orderId: number, postcode, ...wait.takeProof() });
        }}
        intro={
          lookup.status === 'failed' &&
          !isFlawed && <Alert key={lookup.reason}>{t(`lookup.error.${lookup.reason}`)}</Alert>
        }
        button={{ wide: true, 'aria-describedby': isThrottled ? id : undefined }}
      >
        <ThrottleNotice wait={wait} minutes={minutes} reason="lookup" id={id} />
      </Form>
    </div>
  );
}
