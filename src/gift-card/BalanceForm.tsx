import { type FormEvent, useId, useRef, useState } from 'react';
import { ThrottleNotice } from '../captcha/ThrottleNotice.tsx';
import { useWait } from '../captcha/use-wait.ts';
import { digitsIn } from '../kernel/digits.ts';
import type { MoneyStyle } from '../commerce/money.ts';
import { Button } from '../ui/action/Button.tsx';
import { inputOf, reformat, textsOf } from '../ui/form/form-inputs.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { TextField } from '../ui/form/TextField.tsx';
import { BalanceAnswer } from './BalanceAnswer.tsx';
import styles from './BalanceForm.module.css';
import {
  type BalanceState,
  type GiftCardErrors,
  type GiftCardField,
  formatGiftCard,
  giftCardErrors,
} from './gift-card.ts';

type Props = {
  state: BalanceState;
  /** How many are left where one has to wait; `null` where nobody has counted yet. */
  minutes?: number | null | undefined;
  /** `YYYY-MM-DD` where the shopper is. */
  today: string;
  money: MoneyStyle;
  /** What the button says, where it does more than ask. */
  action?: string | undefined;
  /** The only way out of here for what was typed. */
  onAsk: (card: { number: string; pin: string; captcha?: string }) => void;
};

const FIELDS: readonly GiftCardField[] = ['number', 'pin'];

/** API-58: how much is left on a gift card. What is typed stays in the fields themselves. */
export function BalanceForm({ state, minutes = null, today, money, action, onAsk }: Props) {
  const { t } = useTranslation('checkout');
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<GiftCardErrors>({});
  const throttle = state.status === 'throttled' ? state : undefined;
  const wait = useWait(throttle);
  const id = useId();

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'asking') return;
    const card = textsOf(event.currentTarget, FIELDS);
    const found = giftCardErrors(card);
    setErrors(found);
    const first = FIELDS.find((name) => found[name]);
    if (first) return inputOf(event.currentTarget, first)?.focus();
    if (wait.holds()) return undefined;
    onAsk({ number: digitsIn(card.number), pin: digitsIn(card.pin), ...wait.takeProof() });
  }

  function field(name: GiftCardField) {
    const error = errors[name];
    return {
      name,
      label: t(`giftCard.${name}`),
      hint: t(`giftCard.${name}Hint`),
      required: true,
      spellCheck: false,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      error: error && t(`giftCard.error.${name}.${error}`),
    };
  }

  return (
    <form
      method="dialog"
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submitted}
      onInput={wait.noteChange}
    >
      <div className={styles.pair}>
        <TextField
          {...field('number')}
          onChange={() => reformat(inputOf(form.current, 'number'), formatGiftCard)}
        />
        <TextField {...field('pin')} />
      </div>
      <BalanceAnswer state={state} today={today} money={money} />
      <ThrottleNotice
        wait={wait}
        minutes={minutes}
        reason={throttle?.canProve ? 'giftCards' : 'giftCard'}
        id={id}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={state.status === 'asking'}
        aria-describedby={throttle && id}
      >
        {action ?? t('giftCard.ask')}
      </Button>
    </form>
  );
}
