import { LONGEST_TERM } from '../kernel/personal.ts';
import { useUnit } from 'effector-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { FieldNotes } from '../ui/form/FieldNotes.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import {
  $isLooking,
  $isRefused,
  $offers,
  $text,
  chooseOffer,
  submitSearch,
  typeText,
} from './model.ts';
import { Offers } from './Offers.tsx';
import type { Offer } from './search.ts';
import styles from './SearchForm.module.css';

/**
 * Editable combobox with a listbox (ARIA APG): the focus stays in the field while arrow keys select
 * offers.
 */
export function SearchForm() {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const { text, offers, isLooking, isRefused, type, submit, choose } = useUnit({
    text: $text,
    offers: $offers,
    isLooking: $isLooking,
    isRefused: $isRefused,
    type: typeText,
    submit: submitSearch,
    choose: chooseOffer,
  });
  // Stores the offer itself, because the list may change; then nothing is chosen.
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const active = offers.findIndex((offer) => keyOf(offer) === chosenKey);
  const chosen = offers[active];

  function pressed(event: KeyboardEvent<HTMLInputElement>): void {
    const to = targetOf(event.key, active, offers.length);
    if (to === undefined) return;
    event.preventDefault();
    const offer = offers[to];
    setChosenKey(offer ? keyOf(offer) : null);
  }

  function submitted(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (chosen) choose({ label: chosen.label, url: chosen.url });
    else submit({ term: text });
  }

  return (
    <form className={styles.form} role="search" onSubmit={submitted}>
      <div className={styles.row}>
        <input
          ref={takeFocus}
          className={styles.field}
          // Not `search`: Escape clears such a field before it closes a dialog, and never closes
          // one in WebKit.
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={t('search.field')}
          placeholder={t('search.field')}
          aria-expanded={offers.length > 0}
          aria-controls={`${id}-offers`}
          aria-autocomplete="list"
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-notes`}
          aria-activedescendant={chosen ? `${id}-offer-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_TERM}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setChosenKey(null);
            type({ text: value });
          }}
          onKeyDown={pressed}
        />
        <Button type="submit" size="small">
          {t('search.submit')}
        </Button>
      </div>
      <FieldNotes id={`${id}-notes`} error={isRefused ? t('search.cardNumber') : undefined} />
      <VisuallyHidden>
        <span role="status">{statusOf()}</span>
      </VisuallyHidden>
      <Offers id={id} active={active} />
    </form>
  );

  function statusOf(): string {
    if (isLooking) return t('search.looking');
    return offers.length > 0 ? t('search.offers', { count: offers.length }) : '';
  }
}

function keyOf({ group, url }: Offer): string {
  return `${group} ${url}`;
}

/**
 * Index that a key selects; -1 is the field itself. Escape closes the dialog unless an offer is
 * chosen.
 */
function targetOf(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return key === 'Escape' && active >= 0 ? -1 : undefined;
}

/** Lets a dialog focus this field on opening; React's own `autoFocus` runs too early. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}
