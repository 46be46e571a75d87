import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from '../../../forms/Form.tsx';
import { inputOf } from '../../../ui/form/form-inputs.ts';
import { toNewCard } from '../card.ts';
import { type RefusedCard, type TypedCard, cardFields, cardTests } from '../card-fields.ts';
import type { NewCard } from '../contract.ts';
import { cardForm } from './card-form-model.ts';

type Props = {
  /** `YYYY-MM-DD` where the shopper is. */
  today: string;
  /** The brands that are taken, by their codes; all when it is left out. */
  taken?: readonly string[] | undefined;
  /** Whether the shopper may have the card kept. */
  canSave?: boolean | undefined;
  /** For a button that stands elsewhere. */
  id?: string | undefined;
  /** What the payment service found wrong with the card that was sent. */
  refused?: RefusedCard | undefined;
  /** A card is on its way: another submit does nothing. */
  busy?: boolean | undefined;
  /** The only way out of here for what was typed. */
  onSubmit: (card: NewCard, choice: { saveCard: boolean }) => void;
  /** Nothing was handed over: the fields say why. */
  onInvalid?: (() => void) | undefined;
  /** FRM-04 */
  onValidity?: ((isValid: boolean) => void) | undefined;
  /** The button, where it stands in the form. */
  submitLabel?: string | undefined;
};

/** What is typed stays in the fields themselves: no state, store or log holds it. */
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

/** So many signs tell whose card it is. */
const MOST_OF_A_BRAND = 8;
