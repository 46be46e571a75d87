import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { localSizeText, sizeKindOf } from '../../commerce/local-size.ts';
import { Form } from '../../forms/Form.tsx';
import { $userInfo } from '../../session/model.ts';
import { $sizeSystem } from '../../store-config/size-system-model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $chosen } from '../choice/choice-model.ts';
import { $shownProduct } from '../model.ts';
import { $notifiable } from './notifiable.ts';
import { NOTICE_TESTS, noticeFields } from './notice-fields.ts';
import { noticeForm } from './notice-form-model.ts';
import { $noticeStatus, askNotice } from './notify-model.ts';

/** Interests sent without the newsletter, even if some were ticked before. */
const NO_INTERESTS = { women: false, men: false, kids: false };

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
  const [wantsNews, setWantsNews] = useState(false);
  const kind = product ? sizeKindOf(product.gender, product.productGroup) : undefined;
  const meant = sizes.find(({ variantId }) => variantId === chosen?.variant.id) ?? sizes[0];
  const fields = noticeFields({
    sizes: sizes.map(({ variantId, label }) => ({
      value: variantId,
      name: localSizeText(label, kind, system),
    })),
    variantId: meant?.variantId ?? '',
    email: user.status === 'registered' ? user.userEmail : undefined,
    wantsNews,
  });

  function typed({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.name === 'newsletter')
      setWantsNews(target.checked);
  }

  return (
    <div onInput={typed}>
      <Form
        form={noticeForm}
        fields={fields}
        tests={NOTICE_TESTS}
        namespace="catalogue"
        submitLabel={t('product.notify.send')}
        busy={status === 'sending'}
        onSubmit={({ size, email, newsletter, women, men, kids }) => {
          const { variantId } = sizes.find((each) => each.variantId === size) ?? meant ?? {};
          if (variantId === undefined) return;
          const interests = newsletter ? { women, men, kids } : NO_INTERESTS;
          ask({ variantId, email, newsletter, ...interests });
        }}
        intro={<p>{t('product.notify.intro', { name })}</p>}
      >
        {status === 'failed' && <Alert>{t('product.notify.failed')}</Alert>}
      </Form>
    </div>
  );
}
