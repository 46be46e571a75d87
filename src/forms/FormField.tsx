import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { charactersIn } from '../kernel/characters.ts';
import type { TextKey } from '../kernel/text-keys.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { DateParts } from '../ui/form/DateParts.tsx';
import { reformat } from '../ui/form/form-inputs.ts';
import { MailSuggestion } from '../ui/form/MailSuggestion.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { AttachmentUnits } from './attachment-model.ts';
import { AttachmentField } from './AttachmentField.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import type { Field, FieldOf, Namespace, Values } from './field.ts';
import styles from './Form.module.css';
import { type HelpRule, metRules } from './password-help.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordHelp } from './PasswordHelp.tsx';
import { SelectField } from './SelectField.tsx';

export type FormFieldProps = {
  field: FieldOf<Namespace>;
  namespace: Namespace;
  /** Initial field values. */
  given: Values;
  /** Current values of the form. */
  values: Values;
  /** Messages of the field, one per line. */
  messages: readonly string[];
  /** Passwords are hidden again when this changes. */
  hidesAt: number;
  onLeave: (event: FocusEvent<HTMLElement>) => void;
  /** Number of captchas used by submissions. */
  spent: number;
  /** Units of an `attachment` field. */
  attachment?: AttachmentUnits | undefined;
};

/** Renders one field of a form in its grid cell. */
export function FormField(props: FormFieldProps) {
  const { name, colWidth, isPaired, theme, dataTestIdPrefix } = props.field;
  return (
    <div
      className={styles.cell}
      data-field={name}
      data-width={colWidth}
      data-paired={isPaired}
      data-tone={theme === 'dark' ? 'dark' : undefined}
      data-testid={dataTestIdPrefix === undefined ? undefined : dataTestIdPrefix + name}
      onBlur={props.onLeave}
    >
      <Control {...props} />
    </div>
  );
}

function Control(props: FormFieldProps): ReactNode {
  const { t } = useTranslation(props.namespace);
  const { t: formText } = useTranslation('forms');
  const { field, given } = props;
  const { component, descr, htmlElement: Element = 'p', fields = [] } = field;
  const shared = {
    ...attributesOf(field, given),
    label: textOf(field.label),
    error: props.messages.length === 0 ? undefined : props.messages.join(' '),
    hint: field.helperName ?? (field.helperText && textOf(field.helperText)),
  };
  const optionalLabel = field.required ? undefined : formText('optional');

  function textOf(key: TextKey<Namespace> | undefined): string {
    return key === undefined ? '' : t(key, { ...field.texts });
  }

  switch (component) {
    case 'text':
      return <Element className={styles.text}>{textOf(descr)}</Element>;
    case 'password':
      return <Password {...props} shared={shared} />;
    case 'checkbox':
      return (
        <Checkbox
          {...shared}
          autoComplete={undefined}
          defaultValue={undefined}
          defaultChecked={given[field.name] === true}
        />
      );
    case 'select':
      return (
        <SelectField
          field={field}
          label={[shared.label, optionalLabel].filter(Boolean).join(' ')}
          options={(field.options ?? []).map((option) => ({
            value: option.value,
            label: 'name' in option ? option.name : t(option.label),
          }))}
          given={shared.defaultValue ?? ''}
          written={String(props.values[field.name] ?? '')}
          error={shared.error}
          hint={shared.hint}
        />
      );
    case 'textarea':
      return <Area {...props} shared={{ ...shared, optionalLabel }} />;
    case 'date':
      return (
        <DateParts
          legend={shared.label}
          error={shared.error}
          hint={shared.hint}
          optionalLabel={optionalLabel}
          parts={fields.map((part) => ({
            ...attributesOf(part, given),
            label: textOf(part.label),
            size: part.maxLength ?? 4,
          }))}
        />
      );
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{shared.label}</legend>
          {fields.map((part) => (
            <Control {...props} key={part.name} field={part} messages={NO_MESSAGES} />
          ))}
        </fieldset>
      );
    case 'attachment':
      if (!props.attachment) throw new Error(`There are no units for the file ${field.name}`);
      return (
        <AttachmentField
          field={field}
          units={props.attachment}
          label={shared.label}
          optionalLabel={optionalLabel}
          error={shared.error}
          hint={shared.hint}
        />
      );
    case 'captcha':
      return (
        <CaptchaField
          key={props.spent}
          name={field.name}
          label={shared.label}
          error={shared.error}
          failedText={textOf(field.errorMessageText)}
        />
      );
    case 'input':
      return field.type === 'email' ? (
        <Mail shared={{ ...shared, optionalLabel }} />
      ) : (
        <TextField
          {...shared}
          optionalLabel={optionalLabel}
          type={field.type ?? 'text'}
          autoCapitalize={field.autoCapitalize}
          spellCheck={field.format || field.autoCapitalize ? false : undefined}
          onInput={({ currentTarget }) => field.format && reformat(currentTarget, field.format)}
        />
      );
  }
}

/** A group contains checkboxes only, which have no errors. */
const NO_MESSAGES: readonly string[] = [];

/**
 * Attributes common to all controls. Excludes `maxlength`, which would cut pasted text silently.
 */
function attributesOf(field: Field, given: Values) {
  const { name, required, isDisabled, isReadOnly, inputMode, autoFocus } = field;
  const value = given[name];
  return {
    name,
    required,
    disabled: isDisabled,
    readOnly: isReadOnly,
    inputMode,
    autoComplete: field.autoComplete,
    defaultValue: typeof value === 'string' ? value : undefined,
    ref: autoFocus ? takeFocus : undefined,
  };
}

/** Lets a dialog focus this field on opening; React's own `autoFocus` runs too early. */
function takeFocus(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '');
}

type Shared = ReturnType<typeof attributesOf> & {
  label: string;
  error: string | undefined;
  hint: ReactNode;
  optionalLabel?: string | undefined;
};

function Mail({ shared }: { shared: Shared }) {
  const [typed, setTyped] = useState('');
  const place = useRef<HTMLDivElement>(null);

  function taken(email: string) {
    const field = place.current?.querySelector('input');
    if (field) field.value = email;
    setTyped(email);
  }

  return (
    <div ref={place}>
      <TextField
        {...shared}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        onChange={setTyped}
      />
      <MailSuggestion name={shared.name} typed={typed} onTake={taken} />
    </div>
  );
}

/** FRM-12 */
function Area({ field, shared }: FormFieldProps & { shared: Shared }) {
  const { t } = useTranslation('forms');
  const { maxLength = 0 } = field;
  const [typed, setTyped] = useState(shared.defaultValue ?? '');
  const left = maxLength - charactersIn(typed);
  return (
    <TextField
      {...shared}
      inputMode={undefined}
      rows={5}
      onChange={setTyped}
      hint={
        maxLength > 0 ? (
          <>
            {shared.hint} <span className={styles.left}>{t('left', { count: left })}</span>
          </>
        ) : (
          shared.hint
        )
      }
    />
  );
}

/** FRM-08, FRM-09, FRM-10 */
function Password({ field, hidesAt, shared }: FormFieldProps & { shared: Shared }) {
  const { showPasswordHelp } = field;
  const [met, setMet] = useState<readonly HelpRule[]>([]);
  const [isFocused, setFocused] = useState(false);
  const isHelped =
    showPasswordHelp === 'Always' ||
    (showPasswordHelp === 'OnFocus' && (isFocused || shared.error !== undefined));
  return (
    <PasswordField
      {...shared}
      hidesAt={hidesAt}
      hint={isHelped ? <PasswordHelp field={field} met={met} /> : shared.hint}
      onChange={showPasswordHelp && ((typed) => setMet(metRules(field, typed)))}
      onFocus={() => setFocused(true)}
      // Hiding the help would move the button away from the pointer.
      onBlur={({ relatedTarget }) =>
        relatedTarget !== null && !relatedTarget.matches('button') && setFocused(false)
      }
    />
  );
}
