import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from '../../../forms/Form.tsx';
import { inputOf } from '../../../ui/form/form-inputs.ts';
import { toNewCard } from '../card.ts';
import { type RefusedCard, type TypedCard, cardFields, cardTests } from '../card-fields.ts';
import type { NewCard } from '../contract.ts';
import { cardForm } from '../methods/methods-model.ts';

type Props = {
  /** `YYYY-MM-DD` in the shopper's time zone. */
  today: string;
  /** Accepted brand codes; all if omitted. */
  taken?: readonly string[] | undefined;
  /** True if the shopper may save the card. */
  canSave?: boolean | undefined;
  /** Form id, for a submit button outside the form. */
  id?: string | undefined;
  /** Field that the payment service rejected. */
  refused?: RefusedCard | undefined;
  /** True while a card is being sent: ignores another submit. */
  busy?: boolean | undefined;
  /** Receives the typed card; no other code does. */
  onSubmit: (card: NewCard, choice: { saveCard: boolean }) => void;
  /** Called instead of `onSubmit` if a field is invalid. */
  onInvalid?: (() => void) | undefined;
  /** FRM-04 */
  onValidity?: ((isValid: boolean) => void) | undefined;
  /** Label of a submit button inside the form. */
  submitLabel?: string | undefined;
};

/** Card form. Typed values exist only in its fields: no state, store or log has them. */
export function CardForm(props: Props) {
  const { today, taken, canSave = false, busy = false, id, refused, submitLabel } = props;
  const place = useRef<HTMLDivElement>(null);
  const [brandDigits, setBrandDigits] = useState('');
  const tests = useMemo(() => cardTests(today, taken), [today, taken]);

  useEffect(() => {
    const form = place.current?.querySelector('form') ?? null;
    if (refused) inputOf(form, refused.field)?.focus();
  }, [refused]);

  function typed({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.name === 'number')
      setBrandDigits(target.value.slice(0, MOST_OF_A_BRAND));
  }

  return (
    <div ref={place} onInput={typed}>
      <Form<TypedCard, 'checkout'>
        form={cardForm}
        fields={cardFields({ today, number: brandDigits, canSave, refused })}
        tests={tests}
        namespace="checkout"
        id={id}
        busy={busy}
        onSubmit={({ saveCard, ...card }) => props.onSubmit(toNewCard(card, today), { saveCard })}
        onError={props.onInvalid}
        onValidity={props.onValidity}
        submitLabel={submitLabel}
      />
    </div>
  );
}

/** Number of characters that identify the brand. */
const MOST_OF_A_BRAND = 8;
