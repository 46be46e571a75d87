import { useUnit } from 'effector-react';
import { $content } from '../../content/model.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Footer } from './Footer.tsx';
import { FooterGroups } from './FooterGroups.tsx';
import { FooterNewsletter } from './FooterNewsletter.tsx';
import { StoreSwitcher } from './StoreSwitcher.tsx';
import { SaveSession } from './SaveSession.tsx';
import { $page } from '../../pages/model.ts';

interface Props {
  exportTrace?: (() => Promise<string>) | undefined;
}

/** The footer with this shop's links and place, and the way to save the session's log. */
export function AppFooter({ exportTrace }: Props) {
  const { t } = useTranslation('common');
  const { store, content, page } = useUnit({ store: $store, content: $content, page: $page });
  const spots = content['FOOTER_CONTENT'];
  const foot = (
    <>
      <StoreSwitcher />
      {exportTrace && <SaveSession exportTrace={exportTrace} />}
    </>
  );
  if (page.kind === 'checkout' || page.kind === 'paypal-express')
    return (
      <Footer brandName={store.storeBrandName} plain>
        {foot}
      </Footer>
    );
  return (
    <Footer
      brandName={store.storeBrandName}
      newsletter={<FooterNewsletter />}
      groups={spots && <FooterGroups spots={spots} />}
      promise={spots?.[0]?.text ?? t('footer.promise')}
    >
      {foot}
    </Footer>
  );
}
