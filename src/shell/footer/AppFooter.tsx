import { useUnit } from 'effector-react';
import { reopen } from '../../consent/model.ts';
import { $content } from '../../content/model.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Footer } from './Footer.tsx';
import { FooterGroups } from './FooterGroups.tsx';
import { FooterNewsletter } from './FooterNewsletter.tsx';
import { StoreSwitcher } from './StoreSwitcher.tsx';
import type { Here } from './other-site.ts';
import { ReportProblem } from './ReportProblem.tsx';
import { SaveSession } from './SaveSession.tsx';
import styles from './FootLink.module.css';

interface Props {
  page: Here['page'];
  /** Hides links that lead away. */
  isPlain: boolean;
  exportTrace?: (() => Promise<string>) | undefined;
}

/** Footer with the shop's links and location, and the button that saves the session's log. */
export function AppFooter({ page, isPlain, exportTrace }: Props) {
  const { t } = useTranslation('common');
  const { store, content, ...wishes } = useUnit({ store: $store, content: $content, reopen });
  const spots = content['FOOTER_CONTENT'];
  const foot = (
    <>
      <StoreSwitcher page={page} />
      <button type="button" className={styles.link} onClick={() => wishes.reopen()}>
        {t('footer.cookies')}
      </button>
      <ReportProblem />
      {exportTrace && <SaveSession exportTrace={exportTrace} />}
      <a className={styles.link} href="/licences.txt">
        {t('footer.licences')}
      </a>
    </>
  );
  if (isPlain)
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
