import { useUnit } from 'effector-react';
import { type FormEvent, useId, useRef } from 'react';
import { $store } from '../../store-config/model.ts';
import { nameOf } from '../../kernel/intl.ts';
import { Button } from '../../ui/action/Button.tsx';
import { FieldNotes } from '../../ui/form/FieldNotes.tsx';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { LONGEST_PLACE } from '../../commerce/limits.ts';
import { $pickupType } from './dialog-model.ts';
import { MapGlyph } from '../map/MapGlyph.tsx';
import { TOO_SHORT, saysEnough, tidyPlaceTerm } from '../pickup.ts';
import styles from './PickupSearch.module.css';
import {
  $locating,
  $searchError,
  $terms,
  refuseTerm,
  searchNearMe,
  searchPoints,
  typeTerm,
} from './search-model.ts';

/** PUP-03, PUP-04: search form, by typed place or device position. */
export function PickupSearch() {
  const { t, i18n } = useTranslation('checkout');
  const { pickupType, terms, error, locating, store, type, search, refuse, searchNear } = useUnit({
    pickupType: $pickupType,
    terms: $terms,
    error: $searchError,
    locating: $locating,
    store: $store,
    type: typeTerm,
    search: searchPoints,
    refuse: refuseTerm,
    searchNear: searchNearMe,
  });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isTouched = useMedia('(pointer: coarse)');
  const term = terms[pickupType] ?? '';
  const country = nameOf('region', store.countryCode, i18n.language);
  const isTooShort = error.message === TOO_SHORT;
  const isUnlocated = locating.status === 'failed' && !isTooShort;

  function submitted(event: FormEvent): void {
    event.preventDefault();
    const tidy = tidyPlaceTerm(term);
    if (!saysEnough(tidy)) {
      refuse({ pickupType });
      field.current?.focus();
      return;
    }
    search({ pickupType, term: tidy });
    // Hides the on-screen keyboard, because it would cover the results.
    if (isTouched) field.current?.blur();
  }

  return (
    <form method="dialog" className={styles.form} role="search" noValidate onSubmit={submitted}>
      <label className={styles.label} htmlFor={id}>
        {t('pickup.search.label')}
      </label>
      <div className={styles.row}>
        <div className={styles.box} data-invalid={isTooShort || undefined}>
          <input
            ref={(input) => {
              field.current = input;
              if (term === '') input?.setAttribute('autofocus', '');
            }}
            id={id}
            className={styles.input}
            name="place"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={LONGEST_PLACE}
            aria-invalid={isTooShort || undefined}
            aria-describedby={`${id}-notes`}
            value={term}
            onChange={({ currentTarget: { value } }) => type({ pickupType, term: value })}
          />
          {term !== '' && (
            <IconButton
              icon="close"
              label={t('pickup.search.clear')}
              onClick={() => {
                type({ pickupType, term: '' });
                field.current?.focus();
              }}
            />
          )}
        </div>
        <Button type="submit" size="small">
          {t('pickup.search.submit')}
        </Button>
      </div>
      <FieldNotes
        id={`${id}-notes`}
        error={
          isTooShort
            ? t(`pickup.error.${TOO_SHORT}`, { country })
            : isUnlocated
              ? t(`pickup.locate.${locating.reason}`)
              : undefined
        }
      />
      <Button
        variant="quiet"
        size="small"
        busy={locating.status === 'asking'}
        onClick={() => searchNear({ pickupType })}
      >
        <MapGlyph name="locate" />
        {t(locating.status === 'asking' ? 'pickup.locating' : 'pickup.near')}
      </Button>
    </form>
  );
}
