import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { inputOf } from '../../ui/form/form-inputs.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../../ui/overlay/FocusOnChange.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { AppliedVouchers } from './AppliedVouchers.tsx';
import type { AssignedCode } from '../bag/promotion-api.ts';
import {
  type VoucherProblem,
  type VoucherRefusal,
  normaliseVoucher,
  voucherProblem,
} from './voucher.ts';
import styles from './VoucherField.module.css';

type Props = {
  applied: readonly AssignedCode[];
  /** The code that is being added or removed. */
  pending?: string | undefined;
  refusal?: VoucherRefusal | undefined;
  onAssign: (code: string) => void;
  onRemove: (code: string) => void;
};

/** Vouchers of the bag, and a collapsible field for another one. */
export function VoucherField({ applied, pending, refusal, onAssign, onRemove }: Props) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(refusal !== undefined);
  const [problem, setProblem] = useState<VoucherProblem>();
  const [isChanged, setIsChanged] = useState(false);
  const refused = isChanged ? undefined : refusal;

  // Opens the field for a new refusal.
  const [told, setTold] = useState(refusal);
  if (told !== refusal) {
    setTold(refusal);
    if (refusal !== undefined) {
      setIsOpen(true);
      setIsChanged(false);
    }
  }

  useEffect(() => {
    const field = inputOf(form.current, 'voucher');
    const isThere = applied.some(({ code }) => code === normaliseVoucher(field?.value ?? ''));
    if (field && isThere) field.value = '';
  }, [applied]);

  useEffect(() => {
    if (refusal && !pending) inputOf(form.current, 'voucher')?.focus();
  }, [refusal, pending]);

  function toggled() {
    setIsOpen(!isOpen);
    setProblem(undefined);
    setIsChanged(true);
  }

  // The error may no longer apply without the removed code.
  function removed(code: string) {
    setProblem(undefined);
    onRemove(code);
  }

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending !== undefined) return;
    const field = inputOf(event.currentTarget, 'voucher');
    const found = voucherProblem(field?.value ?? '', applied);
    setProblem(found);
    if (found) return field?.focus();
    setIsChanged(false);
    onAssign(normaliseVoucher(field?.value ?? ''));
  }

  return (
    <div>
      <FocusOnChange label={t('voucher.label')} content={applied.length}>
        <AppliedVouchers applied={applied} pending={pending} onRemove={removed} />
      </FocusOnChange>
      <div className={styles.opener}>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggled}
        >
          {t('voucher.open')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <form method="dialog" ref={form} className={styles.form} noValidate onSubmit={submitted}>
            <TextField
              label={t('voucher.label')}
              name="voucher"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              error={
                problem
                  ? t(`voucher.error.${problem.key}`, problem.params)
                  : refused && t(`voucher.error.${refused}`)
              }
              onChange={() => {
                setProblem(undefined);
                setIsChanged(true);
              }}
            />
            <div className={styles.action}>
              <Button type="submit" variant="secondary" busy={pending !== undefined}>
                {t('voucher.assign')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </div>
  );
}
