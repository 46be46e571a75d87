import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { localSizeText, sizeKindOf } from '../../commerce/local-size.ts';
import { type EmailProblem, emailProblem } from '../../kernel/email-problem.ts';
import { $userInfo } from '../../session/model.ts';
import { $sizeSystem } from '../../store-config/size-system.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $chosen } from '../choice/choice-model.ts';
import { $shownProduct } from '../model.ts';
import { $notifiable } from './notifiable.ts';
import styles from './NotifyForm.module.css';
import { $noticeStatus, askNotice } from './notify-model.ts';

const INTERESTS = ['women', 'men', 'kids'] as const;

/** What is typed stays in the fields until it is sent. */
export function NotifyForm({ name }: { name: string }) {
  const { t } = useTranslation('catalogue');
  const { user, product, system, chosen, sizes, status, ask } = useUnit({
    product: $shownProduct,
    system: $sizeSystem,
    user: $userInfo,
    chosen: $chosen,
    sizes: $notifiable,
    status: $noticeStatus,
    ask: askNotice,
  });
  const kind = product ? sizeKindOf(product.gender, product.productGroup) : undefined;
  const [picked, setPicked] = useState(chosen?.variant.id);
  const [wantsNews, setWantsNews] = useState(false);
  const [error, setError] = useState<EmailProblem>();
  const size = sizes.find(({ variantId }) => variantId === picked) ?? sizes[0];

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = textOf(data.get('email')).trim();
    const found = emailProblem(email);
    setError(found);
    if (found) return form.querySelector<HTMLInputElement>('[name="email"]')?.focus();
    if (!size) return;
    ask({
      variantId: size.variantId,
      email,
      newsletter: data.has('newsletter'),
      women: data.has('women'),
      men: data.has('men'),
      kids: data.has('kids'),
    });
  }

  return (
    <form method="dialog" className={styles.form} noValidate onSubmit={submitted}>
      <p>{t('product.notify.intro', { name })}</p>
      {sizes.length > 1 && size && (
        <Select
          label={t('product.notify.size')}
          name="size"
          value={size.variantId}
          options={sizes.map(({ variantId, label }) => ({
            value: variantId,
            label: localSizeText(label, kind, system),
          }))}
          onChange={setPicked}
        />
      )}
      <EmailField
        label={t('product.notify.email')}
        ref={takeFocus}
        defaultValue={user.status === 'registered' ? user.userEmail : undefined}
        error={error && t(`product.notify.${error}`)}
        onBlur={({ currentTarget: { value } }) =>
          value !== '' && setError(emailProblem(value.trim()))
        }
      />
      <Checkbox
        label={t('product.notify.newsletter')}
        name="newsletter"
        checked={wantsNews}
        onChange={setWantsNews}
      />
      {wantsNews && (
        <fieldset className={styles.interests}>
          <legend className={styles.legend}>{t('product.notify.interests')}</legend>
          {INTERESTS.map((interest) => (
            <Checkbox key={interest} label={t(`product.notify.${interest}`)} name={interest} />
          ))}
        </fieldset>
      )}
      {status === 'failed' && <Alert>{t('product.notify.failed')}</Alert>}
      <Button type="submit" wide busy={status === 'sending'}>
        {t('product.notify.send')}
      </Button>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

/** The dialog gives the focus to this field when it opens; React's own `autoFocus` comes before that. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}
