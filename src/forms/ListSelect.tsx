import { useSelect } from 'downshift';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FieldNotes } from '../ui/form/FieldNotes.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { Field } from './field.ts';
import styles from './ListSelect.module.css';
import { type Choice, longStep } from './select.ts';

type Props = {
  field: Field;
  label: string;
  choices: readonly Choice[];
  /** Text without a choice. */
  none: string;
  chosen: string;
  error: string | undefined;
  hint: ReactNode;
  onChoose: (value: string) => void;
};

/** A select with its own listbox. A hidden form field holds the value. */
export function ListSelect(props: Props) {
  const { field, label, choices, none, chosen, error, hint, onChoose } = props;
  const { t } = useTranslation('forms');
  const id = useId();
  const isTold = useRef(false);
  const selectedItem = choices.find(({ value }) => value === chosen) ?? null;
  const select = useSelect<Choice>({
    items: [...choices],
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (index) => `${id}-${index}`,
    selectedItem,
    itemToString: (choice) => choice?.label ?? '',
    getA11yStatusMessage: ({ isOpen }) => {
      const isNew = isOpen && !isTold.current;
      isTold.current = isOpen;
      if (!isNew) return '';
      const count = choices.length;
      // SLC-03, SLC-04; downshift announces it after 200 ms and removes it after 500 (SLC-05,
      // SLC-06).
      return count === 0 ? t('select.none') : t('select.results', { count });
    },
    onSelectedItemChange: ({ selectedItem: choice }) => onChoose(choice?.value ?? ''),
    // Leaving by Tab has already chosen; pressing elsewhere chooses nothing.
    stateReducer: (before, { type, changes }) =>
      type === useSelect.stateChangeTypes.ToggleButtonBlur
        ? { ...changes, selectedItem: before.selectedItem }
        : changes,
  });
  const { isOpen, highlightedIndex } = select;
  const { htmlFor: _for, ...labelProps } = select.getLabelProps();

  function pressed(event: KeyboardEvent) {
    const direction = event.key === 'ArrowDown' ? 1 : -1;
    const highlighted = choices[highlightedIndex];
    if (!isOpen) return;
    if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      select.setHighlightedIndex(longStep(highlightedIndex, direction, choices.length));
    }
    // The surrounding dialog stays open.
    if (event.key === 'Escape') event.preventDefault();
    // The form reads the hidden field when the focus leaves.
    if (event.key === 'Tab' && highlighted) flushSync(() => onChoose(highlighted.value));
  }

  return (
    <div className={styles.field}>
      {/* No `label` element, because the toggle is not a native control. */}
      <span {...labelProps} className={styles.label} data-required={field.required || undefined}>
        {label}
      </span>
      <div className={styles.frame}>
        <div
          {...select.getToggleButtonProps({
            className: styles.toggle,
            onKeyDown: pressed,
            // Downshift sets an empty string, which is not a valid id.
            'aria-activedescendant': highlightedIndex < 0 ? undefined : `${id}-${highlightedIndex}`,
            ...(field.autoFocus && { ref: takeFocus }),
          })}
          aria-required={field.required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-notes`}
        >
          <span className={styles.value} data-empty={chosen === '' || undefined}>
            {selectedItem?.label ?? none}
          </span>
          <span className={styles.chevron} data-open={isOpen || undefined}>
            <Icon name="chevron-down" />
          </span>
        </div>
        <div className={styles.panel} hidden={!isOpen}>
          <ul {...select.getMenuProps({ className: styles.list })} hidden={choices.length === 0}>
            {choices.map((choice, index) => (
              <li
                key={choice.value}
                {...select.getItemProps({ item: choice, index, className: styles.choice })}
                data-highlighted={index === highlightedIndex || undefined}
              >
                <span>{choice.label}</span>
                {choice.value === chosen && <Icon name="check" />}
              </li>
            ))}
          </ul>
          {choices.length === 0 && <p className={styles.nothing}>{t('select.none')}</p>}
        </div>
      </div>
      <input type="hidden" name={field.name} value={chosen} />
      <FieldNotes id={`${id}-notes`} error={error} hint={hint} />
    </div>
  );
}

/** Lets a dialog focus the toggle on opening. */
function takeFocus(toggle: HTMLElement | null): void {
  toggle?.setAttribute('autofocus', '');
}
