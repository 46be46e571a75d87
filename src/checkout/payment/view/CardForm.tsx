import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { digitsIn } from '../../../kernel/digits.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { inputOf, reformat, textsOf } from '../../../ui/form/form-inputs.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { brandOf } from '../card-brands.ts';
import {
  type CardErrors,
  type CardField,
  cardErrors,
  formatCardNumber,
  formatExpiry,
  readExpiry,
  shortExpiry,
  showExpiry,
  toNewCard,
} from '../card.ts';
import styles from './CardForm.module.css';
import type { NewCard } from '../contract.ts';

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
  refused?: Readonly<{ field: CardField; key: string }> | undefined;
  /** A card is on its way: another submit does nothing. */
  busy?: boolean | undefined;
  /** The only way out of here for what was typed. */
  onSubmit: (card: NewCard, choice: { saveCard: boolean }) => void;
  /** Nothing was handed over: the fields say why. */
  onInvalid?: (() => void) | undefined;
  /** The button, and what else belongs to the form. */
  children?: ReactNode | undefined;
};

const FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc', 'holderName'];

/** What is typed stays in the fields themselves: no state, store or log holds it. */
export function CardForm({
  today,
  taken,
  canSave = false,
  busy = false,
  id,
  refused,
  onSubmit,
  onInvalid,
  children,
}: Props) {
  const { t } = useTranslation('checkout');
  const form = useRef<HTMLFormElement>(null);
  const [brand, setBrand] = useState<ReturnType<typeof brandOf>>();
  const [errors, setErrors] = useState<CardErrors>({});

  useEffect(() => {
    if (!refused) return;
    setErrors({ [refused.field]: refused.key });
    inputOf(form.current, refused.field)?.focus();
  }, [refused]);

  const inputIn = (name: CardField) => inputOf(form.current, name);

  // FRM-01. What a text below the fields would push away from under the pointer stays where it is.
  function left(name: CardField, { target, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const expiry = name === 'expiry' ? readExpiry(target.value, today) : undefined;
    const input = inputIn(name);
    if (expiry && input) input.value = showExpiry(shortExpiry(expiry));
    if (!form.current?.contains(relatedTarget) || relatedTarget?.matches('[type=submit]')) return;
    const { [name]: error } = cardErrors(textsOf(form.current, FIELDS), today, taken);
    setErrors((shown) => ({ ...shown, [name]: error }));
  }

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const card = textsOf(event.currentTarget, FIELDS);
    const found = cardErrors(card, today, taken);
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first) {
      onInvalid?.();
      return inputOf(event.currentTarget, first)?.focus();
    }
    const saveCard = new FormData(event.currentTarget).has('saveCard');
    onSubmit(toNewCard(card, today), { saveCard });
  }

  function field(name: CardField) {
    const error = errors[name];
    return {
      name,
      label: t(`card.${name}`),
      required: true,
      spellCheck: false,
      onBlur: (event: FocusEvent<HTMLInputElement>) => left(name, event),
      error: error && t(`card.error.${name}.${error}`),
    };
  }

  return (
    <form
      method="dialog"
      ref={form}
      id={id}
      className={styles.form}
      noValidate
      onSubmit={submitted}
    >
      <TextField
        {...field('number')}
        inputMode="numeric"
        autoComplete="cc-number"
        hint={brand?.name ?? t('card.numberHint')}
        onChange={() => setBrand(brandOf(digitsIn(reformat(inputIn('number'), formatCardNumber))))}
      />
      <div className={styles.pair}>
        <TextField
          {...field('expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          hint={t('card.expiryHint')}
          onChange={() => reformat(inputIn('expiry'), formatExpiry)}
        />
        <TextField
          {...field('cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          hint={t(brand?.codeLength === 4 ? 'card.cvcFour' : 'card.cvcThree')}
        />
      </div>
      <TextField {...field('holderName')} autoComplete="cc-name" autoCapitalize="words" />
      {canSave && <Checkbox label={t('card.save')} name="saveCard" />}
      {children}
    </form>
  );
}
