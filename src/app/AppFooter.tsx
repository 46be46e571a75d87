import { useUnit } from 'effector-react';
import { type MenuGroup, withLinks } from '../content/menu.ts';
import { $content } from '../content/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $store } from '../store-config/model.ts';
import { Footer } from './Footer.tsx';
import { FooterPlace } from './FooterPlace.tsx';
import { SaveSession } from './SaveSession.tsx';
import { footerGroups, serviceGroup } from './navigation.ts';

interface Props {
  exportTrace?: (() => Promise<string>) | undefined;
}

/** The footer with this shop's links and place, and the way to save the session's log. */
export function AppFooter({ exportTrace }: Props) {
  const { t } = useTranslation('common');
  const { store, content } = useUnit({ store: $store, content: $content });
  const spots = content['FOOTER_CONTENT'] ?? [];
  const groups = withLinks(spots.flatMap((spot) => spot.groups));
  const plain = [...footerGroups[store.brand], serviceGroup].map(({ key, links }): MenuGroup => ({
    title: t(key),
    links: links.map((link) => ({ label: t(link.key), url: link.to })),
  }));
  return (
    <Footer
      brandName={store.storeBrandName}
      groups={groups.length > 0 ? groups : plain}
      promise={spots[0]?.text ?? t('footer.promise')}
    >
      <FooterPlace />
      {exportTrace && <SaveSession exportTrace={exportTrace} />}
    </Footer>
  );
}
