import { useId } from 'react';
import { ThrottleNotice } from '../captcha/ThrottleNotice.tsx';
import { useWait } from '../captcha/use-wait.ts';
import type { MoneyStyle } from '../commerce/money.ts';
import type { FormUnits } from '../forms/form-model.ts';
import { Form } from '../forms/Form.tsx';
import { digitsIn } from '../kernel/characters.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { BalanceAnswer } from './BalanceAnswer.tsx';
import { GIFT_CARD_FIELDS } from './gift-card-fields.ts';
import type { BalanceState } from './gift-card.ts';

type Props = {
  form: FormUnits<{ number: string; pin: string }>;
  state: BalanceState;
  /** Minutes left to wait; `null` before the countdown starts. */
  minutes?: number | null | undefined;
  /** `YYYY-MM-DD` in the shopper's time zone. */
  today: string;
  money: MoneyStyle;
  /** Label of the button, if it does more than read the balance. */
  action?: string | undefined;
  /** Receives the typed card; no other code does. */
  onAsk: (card: { number: string; pin: string; captcha?: string }) => void;
};

/** API-58: form to read a gift card's balance. Typed values exist only in its fields. */
export function BalanceForm({ form, state, minutes = null, today, money, action, onAsk }: Props) {
  const { t } = useTranslation('checkout');
  const throttle = state.status === 'throttled' ? state : undefined;
  const wait = useWait(throttle);
  const id = useId();

  return (
    <Form
      form={form}
      fields={GIFT_CARD_FIELDS}
      namespace="checkout"
      submitLabel={action ?? t('giftCard.ask')}
      busy={state.status === 'asking'}
      button={{ variant: 'secondary', 'aria-describedby': throttle && id }}
      onInput={wait.noteChange}
      onSubmit={({ number, pin }) => {
        if (!wait.holds())
          onAsk({ number: digitsIn(number), pin: digitsIn(pin), ...wait.takeProof() });
      }}
    >
      <BalanceAnswer state={state} today={today} money={money} />
      <ThrottleNotice
        wait={wait}
        minutes={minutes}
        reason={throttle?.canProve ? 'giftCards' : 'giftCard'}
        id={id}
      />
    </Form>
  );
}
