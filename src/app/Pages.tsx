import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $store } from '../store-config/model.ts';
import { AppFooter } from './AppFooter.tsx';
import { AppHeader } from './AppHeader.tsx';
import { Overlays } from './Overlays.tsx';
import { PageContent } from './PageContent.tsx';
import { Shell } from './Shell.tsx';
import { usePageTitle } from './use-page-title.ts';

interface Props {
  exportTrace?: (() => Promise<string>) | undefined;
}

/** The page that the address means, inside the shell. */
export function Pages({ exportTrace }: Props) {
  const { storeBrandName } = useUnit($store);
  return (
    <Shell
      header={<AppHeader />}
      footer={<AppFooter exportTrace={exportTrace} />}
      overlays={<Overlays />}
      brandName={storeBrandName}
      pageTitle={usePageTitle()}
    >
      <Suspense>
        <PageContent />
      </Suspense>
    </Shell>
  );
}
