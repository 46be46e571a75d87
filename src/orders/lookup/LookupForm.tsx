import { useUnit } from 'effector-react';
import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ThrottleNotice } from '../../captcha/ThrottleNotice.tsx';
import { useWait } from '../../captcha/use-wait.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { inputOf, textsOf } from '../../ui/form/form-inputs.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { $lookup, lookUp } from '../lookup-model.ts';
import { type LookupProblems, PROOF_FIELDS, problemsOf } from '../lookup-form.ts';
import styles from './LookupForm.module.css';
import { tidyNumber } from '../order.ts';
import { $lookupMinutes } from '../throttle-model.ts';

export type PostcodeRules = {
  /** A postcode as its country writes it. */
  tidyPostcode: (typed: string) => string;
  postcodeExample: string;
};

type Props = PostcodeRules & {
  /** The number that the address brings along. */
  orderId?: string | undefined;
};

/** ORD-03. What is typed stays in the fields; where it is wrong, the focus is. */
export function LookupForm({ tidyPostcode, postcodeExample, orderId }: Props) {
  const { t } = useTranslation('checkout');
  const { lookup, minutes, send } = useUnit({
    lookup: $lookup,
    minutes: $lookupMinutes,
    send: lookUp,
  });
  const isThrottled = lookup.status === 'throttled';
  const wait = useWait(isThrottled ? lookup : undefined);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<LookupProblems>({});
  const isUnknown = lookup.status === 'failed' && lookup.reason === 'unknown';
  const isJustSent = useRef(false);
  const isPressingSubmit = useRef(false);

  useEffect(() => {
    if (isUnknown && isJustSent.current) inputOf(form.current, 'number')?.focus();
    if (isUnknown) isJustSent.current = false;
  }, [isUnknown]);

  function tidied(target: HTMLFormElement) {
    const typed = textsOf(target, PROOF_FIELDS);
    const texts = { number: tidyNumber(typed.number), postcode: tidyPostcode(typed.postcode) };
    return { texts, found: problemsOf(texts) };
  }

  // FRM-01. While the pointer is down on the button, a line of text more or less would move it away.
  function left({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const { form: target, name, value } = currentTarget;
    if (!target || value === '' || isPressingSubmit.current) return;
    if (relatedTarget && !target.contains(relatedTarget)) return;
    const { texts, found } = tidied(target);
    const field = PROOF_FIELDS.find((each) => each === name);
    const input = field && inputOf(target, field);
    if (!field || !input) return;
    if (found[field] === undefined) input.value = texts[field];
    setProblems((shown) => ({ ...shown, [field]: found[field] }));
  }

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isPressingSubmit.current = false;
    const { texts, found } = tidied(event.currentTarget);
    setProblems(found);
    const first = PROOF_FIELDS.find((field) => found[field] !== undefined);
    if (first) return inputOf(event.currentTarget, first)?.focus();
    if (wait.holds()) return undefined;
    isJustSent.current = true;
    send({ orderId: texts.number, postcode: texts.postcode, ...wait.takeProof() });
  }

  // What is wrong in a field is not what was looked up last.
  const isFlawed = PROOF_FIELDS.some((field) => problems[field] !== undefined);
  const errorOf = (field: keyof LookupProblems) => {
    const problem = problems[field];
    return problem && t(`lookup.error.${field}.${problem}`, { example: postcodeExample });
  };

  return (
    <form
      method="dialog"
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submitted}
      onInput={wait.noteChange}
    >
      {lookup.status === 'failed' && !isFlawed && (
        <Alert key={lookup.reason}>{t(`lookup.error.${lookup.reason}`)}</Alert>
      )}
      <TextField
        label={t('lookup.number')}
        name="number"
        defaultValue={orderId}
        hint={t('lookup.numberHint')}
        error={errorOf('number')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        required
        onBlur={left}
      />
      <TextField
        label={t('lookup.postcode')}
        name="postcode"
        hint={t('lookup.postcodeHint', { example: postcodeExample })}
        error={errorOf('postcode')}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        onBlur={left}
      />
      <ThrottleNotice wait={wait} minutes={minutes} reason="lookup" id={id} />
      <Button
        type="submit"
        wide
        busy={lookup.status === 'looking'}
        aria-describedby={isThrottled ? id : undefined}
        onPointerDown={() => {
          isPressingSubmit.current = true;
        }}
        onPointerLeave={() => {
          isPressingSubmit.current = false;
        }}
      >
        {t('lookup.submit')}
      </Button>
    </form>
  );
}
