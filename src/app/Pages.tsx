import { useUnit } from 'effector-react';
import { Suspense, lazy } from 'react';
import { $isStockUnknown } from '../stock/model.ts';
import { $store } from '../store-config/model.ts';
import { AppFooter } from './AppFooter.tsx';
import { AppHeader } from './AppHeader.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Shell } from './Shell.tsx';
import type { Page } from './pages.ts';
import { usePageTitle } from './use-page-title.ts';
import { $page } from './wiring.ts';

const HomeRoute = lazy(async () => ({ default: (await import('./HomeRoute.tsx')).HomeRoute }));
const ListingPage = lazy(async () => ({
  default: (await import('../listing/ListingPage.tsx')).ListingPage,
}));
const ProductPage = lazy(async () => ({
  default: (await import('../product/ProductPage.tsx')).ProductPage,
}));

interface Props {
  exportTrace?: (() => Promise<string>) | undefined;
}

/** The page that the address means, inside the shell. */
export function Pages({ exportTrace }: Props) {
  const page = useUnit($page);
  const { storeBrandName } = useUnit($store);
  return (
    <Shell
      header={<AppHeader />}
      footer={<AppFooter exportTrace={exportTrace} />}
      brandName={storeBrandName}
      pageTitle={usePageTitle()}
    >
      <Suspense>
        <PageContent kind={page.kind} />
      </Suspense>
    </Shell>
  );
}

function PageContent({ kind }: { kind: Page['kind'] }) {
  const isStockUnknown = useUnit($isStockUnknown);
  switch (kind) {
    case 'home':
      return <HomeRoute />;
    case 'listing':
      return <ListingPage />;
    case 'product':
      return <ProductPage isStockUnknown={isStockUnknown} />;
    default:
      return <NotFoundPage />;
  }
}
