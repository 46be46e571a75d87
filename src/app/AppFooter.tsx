import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $store } from '../store-config/model.ts';
import { Footer } from './Footer.tsx';
import { SaveSession } from './SaveSession.tsx';
import { footerGroups, serviceGroup } from './navigation.ts';

interface Props {
  exportTrace?: (() => Promise<string>) | undefined;
}

/** The footer with this shop's links and place, and the way to save the session's log. */
export function AppFooter({ exportTrace }: Props) {
  const { i18n } = useTranslation('common');
  const { brand, storeBrandName, countryCode, currencyCode } = useUnit($store);
  const language = i18n.language;
  return (
    <Footer
      brandName={storeBrandName}
      groups={[...footerGroups[brand], serviceGroup]}
      country={nameOf('region', countryCode, language)}
      language={nameOf('language', language, language)}
      currency={nameOf('currency', currencyCode, language)}
    >
      {exportTrace && <SaveSession exportTrace={exportTrace} />}
    </Footer>
  );
}

function nameOf(type: 'region' | 'language' | 'currency', code: string, language: string): string {
  return new Intl.DisplayNames([language], { type }).of(code) ?? code;
}
