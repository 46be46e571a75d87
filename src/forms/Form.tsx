import { useUnit } from 'effector-react';
import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../ui/action/Button.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { AttachmentUnits } from './attachment-model.ts';
import { type Field, type FieldOf, type Namespace, type Values, shownFields } from './field.ts';
import styles from './Form.module.css';
import type { FormUnits } from './form-model.ts';
import { takeFocusTo, valuesIn, writeValues } from './form-values.ts';
import { FormField } from './FormField.tsx';
import {
  type CustomTestsOf,
  type Problems,
  firstWrong,
  messagesOf,
  formProblems,
} from './rules.ts';
import { tidied } from './tidy.ts';

type Props<V extends Values, N extends Namespace> = {
  form: FormUnits<V>;
  fields: readonly FieldOf<NoInfer<N>>[];
  /** VAL-26 */
  tests?: CustomTestsOf<NoInfer<N>>;
  /** Units of the form's files, by field name. */
  attachments?: Readonly<Record<string, AttachmentUnits>>;
  /** Number of captchas used; each is valid for one submission. */
  spent?: number;
  /** Namespace of the field texts (FRM-14). */
  namespace: N;
  /** Without a label, a button elsewhere submits the form by its `id`. */
  submitLabel?: string | undefined;
  id?: string | undefined;
  /** True while a submission is pending; prevents a second one. */
  busy: boolean;
  /** Called with valid, normalised values. */
  onSubmit: (values: V) => void;
  /** FRM-06 */
  onError?: ((problems: Problems) => void) | undefined;
  /** FRM-04 */
  onValidity?: ((isValid: boolean) => void) | undefined;
  /** Called on any input. */
  onInput?: () => void;
  /** FRM-15. `dialog` prevents typed values from reaching the address without JavaScript. */
  method?: 'dialog' | 'post';
  /** Shown above the fields. */
  intro?: ReactNode;
  /** Shown between fields and button. */
  children?: ReactNode;
  /** Shown below the button. */
  footer?: ReactNode;
  button?: Pick<ComponentProps<typeof Button>, 'wide' | 'size' | 'variant' | 'aria-describedby'>;
};

const WIDE = { wide: true };

/** Renders a form from data. Typed text stays in the fields until one of them loses focus. */
export function Form<V extends Values, N extends Namespace>(props: Props<V, N>) {
  const { form, fields, tests, busy, onValidity } = props;
  // Only callers need the exact namespace; any key type works inside.
  const namespace: Namespace = props.namespace;
  const { method = 'dialog', button = WIDE } = props;
  const { t } = useTranslation([namespace, 'forms']);
  const { state, isValid, fillIn, submit } = useUnit({
    state: form.$form,
    isValid: form.$isValid,
    fillIn: form.fillIn,
    submit: form.submit,
  });
  const place = useRef<HTMLFormElement>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const isHandedOver = useRef(false);
  const isDown = useRef(false);
  const held = useRef<(() => void) | null>(null);
  const [edited, setEdited] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(0);
  const [given] = useState(() => startOf(fields, state.values));

  useWritten(place, state.values, form.kept === undefined);
  useOffered(place, fields, state.values);
  useEffect(() => onValidity?.(isValid), [onValidity, isValid]);
  useEffect(() => {
    isHandedOver.current = false;
  }, [sent]);

  const shown = shownFields(fields);
  const judged = (values: V) => formProblems(fields, values, tests);

  // FRM-01, FRM-02
  function left({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const element = place.current;
    if (!element || pressed.current?.type === 'submit') return;
    if (currentTarget.contains(relatedTarget)) return;
    // The window lost focus, not the field.
    if (target.ownerDocument.activeElement === target) return;
    const name = currentTarget.dataset['field'] ?? '';
    // Judge after the press: a new message would move the pressed element away from the pointer.
    if (isDown.current && pressed.current === null) held.current = () => judge(element, name);
    else judge(element, name, relatedTarget);
  }

  function judge(element: HTMLFormElement, name: string, relatedTarget: Element | null = null) {
    // Show no message when the focus leaves the form, nor during a press, because it would move the
    // button.
    const isWithin = relatedTarget === null || element.contains(relatedTarget);
    const isLeft = isWithin && pressed.current === null;
    const problems = judged(valuesIn(element, state.values));
    const field = fields.find((each) => each.name === name);
    if (field?.tidy && !problems[name]) {
      const { [name]: tidy = '' } = tidied([field], valuesIn(element, state.values));
      writeValues(element, { [name]: field.format?.(String(tidy)) ?? tidy });
    }
    const values = form.kept ?? valuesIn(element, state.values);
    fillIn({ values, left: isLeft ? name : null, problems });
  }

  function typed({ target }: FormEvent<HTMLFormElement>) {
    const name = (target as Partial<HTMLInputElement>).name ?? '';
    if (!edited.includes(name)) setEdited([...edited, name]);
    props.onInput?.();
  }

  function released() {
    pressed.current = null;
  }

  function clicked() {
    const judgeNow = held.current;
    isDown.current = false;
    held.current = null;
    judgeNow?.();
  }

  // FRM-05, FRM-06, FRM-07
  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    pressed.current = null;
    if (busy || isHandedOver.current) return;
    const element = event.currentTarget;
    const values = valuesIn(element, state.values);
    const problems = judged(values);
    submit({ values: form.kept ?? values, problems });
    setSent(sent + 1);
    setEdited([]);
    const wrong = firstWrong(fields, problems);
    if (wrong !== undefined) {
      takeFocusTo(element, wrong);
      props.onError?.(problems);
      return;
    }
    isHandedOver.current = true;
    props.onSubmit({ ...values, ...tidied(fields, values) });
  }

  // FRM-13
  function messagesAt(field: FieldOf<Namespace>): string[] {
    const { name, isError = false, errorMessageText, texts } = field;
    const isJudged = state.attempts > 0 || state.touched.includes(name);
    const keys = isJudged ? messagesOf(field, state.problems) : [];
    const { minLength: min, maxLength: max } = field;
    const refusal =
      isError && !edited.includes(name) && errorMessageText !== undefined
        ? [t(errorMessageText)]
        : [];
    return [...keys.map((key) => t(key, { ...texts, min, max, defaultValue: key })), ...refusal];
  }

  return (
    <form
      id={props.id}
      method={method}
      ref={place}
      className={styles.form}
      noValidate
      onSubmit={submitted}
      onInput={typed}
      onPointerDownCapture={({ target }) => {
        pressed.current = target instanceof Element ? target.closest('button') : null;
      }}
      onPointerUpCapture={released}
      onPointerLeave={() => {
        released();
        clicked();
      }}
      onMouseDownCapture={() => {
        isDown.current = true;
      }}
      onClickCapture={clicked}
      onKeyDownCapture={clicked}
    >
      {props.intro}
      <div className={styles.fields}>
        {shown.map((field) => (
          <FormField
            key={field.name}
            field={field}
            namespace={namespace}
            given={given}
            values={state.values}
            spent={props.spent ?? 0}
            attachment={props.attachments?.[field.name]}
            messages={messagesAt(field)}
            hidesAt={sent}
            onLeave={left}
          />
        ))}
      </div>
      {props.children}
      {props.submitLabel !== undefined && (
        <Button {...button} type="submit" busy={busy}>
          {props.submitLabel}
        </Button>
      )}
      {props.footer}
    </form>
  );
}

/** Initial field values: typed before, or given by the field data. */
function startOf(fields: readonly Field[], values: Values): Values {
  const own = fields.flatMap(function valueOf(field): [string, string | boolean][] {
    const parts = field.fields?.flatMap(valueOf) ?? [];
    return field.value === undefined ? parts : [...parts, [field.name, field.value]];
  });
  const known = Object.entries(values).filter(([, value]) => value !== '' && value !== false);
  return Object.fromEntries([...own, ...known]);
}

/** Writes store changes, such as a reset or a replay, into the fields. */
function useWritten(place: { current: HTMLFormElement | null }, values: Values, isKept: boolean) {
  const before = useRef(values);
  useEffect(() => {
    if (isKept && before.current !== values && place.current) writeValues(place.current, values);
    before.current = values;
  }, [place, values, isKept]);
}

/** Fills empty fields when their data changes, for example after sign-in. */
function useOffered(
  place: { current: HTMLFormElement | null },
  fields: readonly Field[],
  values: Values,
) {
  const offered = JSON.stringify(fields.map(({ name, value }) => [name, value]));
  const before = useRef(offered);
  useEffect(() => {
    if (before.current === offered || !place.current) return;
    before.current = offered;
    const current = valuesIn(place.current, values);
    const empty = Object.entries(startOf(fields, {})).filter(([name]) => current[name] === '');
    writeValues(place.current, Object.fromEntries(empty));
  }, [place, fields, values, offered]);
}
