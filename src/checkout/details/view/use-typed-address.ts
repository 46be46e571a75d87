import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import {
  type AddressErrors,
  toOrderAddress,
  validate,
  type Purpose,
} from '../../../address/address.ts';
import type { AddressDraft, FieldName } from '../../../address/draft.ts';
import type { AddressFormLayout } from '../../../address/form.ts';
import { usePhoneLengths } from '../../../address/use-phone-lengths.ts';
import type { Address } from '../../../kernel/address.ts';
import { $brand } from '../../../store-config/model.ts';
import { useLeaving } from '../../../ui/overlay/use-leaving.ts';
import { $typed, fillIn } from '../details-model.ts';
import { $saving } from '../details-save-model.ts';
import { refusedField } from '../../../address/refused-field.ts';
import { changedFields } from '../address-book/typed-address.ts';
import { toldForm } from '../told-form.ts';
import { $toldForm } from '../told-form-model.ts';

/** State and handlers of a form for an address of the order. */
export type TypedAddressForm = {
  purpose: Purpose;
  /** Layout for the draft's country; undefined where the brand does not deliver. */
  layout: AddressFormLayout | undefined;
  draft: AddressDraft;
  errors: AddressErrors;
  /** True if all fields are valid, shown or not. */
  isValid: boolean;
  change(draft: AddressDraft): void;
  leave(name: FieldName): void;
  /** Passes the draft to the model. */
  commit(): void;
  /** Returns all invalid fields, shown or not, and the address if there are none. */
  judge(): { wrong: FieldName[]; address: Address | undefined };
};

/**
 * Keeps the draft in component state until a field loses focus, the page is hidden or the form is
 * submitted. The view validates, because logged pseudonyms would fail every country's rules.
 */
export function useTypedAddress(purpose: Purpose, known: readonly FieldName[]): TypedAddressForm {
  const { typed, saving, brand, told, fill } = useUnit({
    typed: $typed,
    saving: $saving,
    brand: $brand,
    told: $toldForm,
    fill: fillIn,
  });
  const lengths = usePhoneLengths();
  const kept = typed[purpose];
  const [pending, setPending] = useState<AddressDraft | null>(null);
  const latest = useRef<AddressDraft | null>(null);
  const draft = pending ?? kept.draft;

  function change(next: AddressDraft) {
    latest.current = next;
    setPending(next);
  }

  function commit(left?: FieldName) {
    const after = latest.current ?? kept.draft;
    latest.current = null;
    setPending(null);
    const changed = changedFields(kept.draft, after);
    const isNew = left !== undefined && !kept.left.includes(left);
    if (changed.length > 0 || isNew)
      fill({ purpose, draft: after, changed, ...(left !== undefined && { left }) });
  }

  useLeaving(() => latest.current && commit());

  const form = toldForm(draft.country, brand, known, told);
  const found = form ? validate(form, draft, purpose, lengths) : {};
  const refused =
    form && saving.status === 'failed' && saving.form === purpose
      ? refusedField(form, saving.refusal)
      : {};
  const isShown = (name: string) => kept.isSent || kept.left.includes(name);
  const shown = Object.entries(found).filter(([name]) => isShown(name));
  return {
    purpose,
    layout: form,
    draft,
    errors: { ...refused, ...Object.fromEntries(shown) },
    isValid: form !== undefined && Object.keys({ ...refused, ...found }).length === 0,
    change,
    leave: commit,
    commit: () => commit(),
    judge() {
      const now = latest.current ?? kept.draft;
      const wrong = form ? (Object.keys(validate(form, now, purpose, lengths)) as FieldName[]) : [];
      const isRight = form !== undefined && wrong.length === 0;
      return { wrong, address: isRight ? toOrderAddress(form, now) : undefined };
    },
  };
}
