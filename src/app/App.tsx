import '../ui/theme.css';
import type { Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nContext } from '../ui/i18n/use-translation.ts';
import { $brand } from '../store-config/model.ts';
import { lazyView } from '../ui/lazy-view.ts';
import { BrandLayoutContext, brandLayout } from '../ui/brand-layout.ts';
import { LostViewsContext } from '../ui/lost-views.ts';
import { LostPage } from '../shell/LostPage.tsx';
import { LostPart } from '../shell/LostPart.tsx';
import { type AppHistory, AppRouter } from './AppRouter.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Pages } from './Pages.tsx';

interface Props {
  scope: Scope;
  history: AppHistory;
  i18n: I18n;
  /** Returns the session as the text of a trace; absent without a live log. */
  exportTrace?: (() => Promise<string>) | undefined;
}

const ReportFailure = lazyView(() => import('./ReportFailure.tsx'), 'ReportFailure', 'none');

const LOST_VIEWS = { page: LostPage, part: LostPart };

/** Whole storefront over one scope: live, replayed or prepared by a scenario. */
export function App({ scope, history, i18n, exportTrace }: Props) {
  return (
    <I18nContext value={i18n}>
      <ErrorBoundary
        more={
          <Provider value={scope}>
            <ReportFailure place="fatal" />
          </Provider>
        }
      >
        <Provider value={scope}>
          <BrandLayoutProvider>
            <AppRouter history={history}>
              <LostViewsContext value={LOST_VIEWS}>
                <Suspense>
                  <Pages exportTrace={exportTrace} />
                </Suspense>
              </LostViewsContext>
            </AppRouter>
          </BrandLayoutProvider>
        </Provider>
      </ErrorBoundary>
    </I18nContext>
  );
}

function BrandLayoutProvider({ children }: { children: ReactNode }) {
  const brand = useUnit($brand);
  return <BrandLayoutContext value={brandLayout[brand]}>{children}</BrandLayoutContext>;
}
