import { useUnit } from 'effector-react';
import { contentPathOf } from '../content/paths.ts';
import { GateForm } from '../membership/GateForm.tsx';
import { $gate } from '../membership/gate-model.ts';
import { $userInfo, retryUserInfo } from '../session/model.ts';
import { $store } from '../store-config/model.ts';
import { Button } from '../ui/action/Button.tsx';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { PageFailure } from '../ui/feedback/PageFailure.tsx';
import { FocusOnChange } from '../ui/overlay/FocusOnChange.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { leaveLanding } from './account-guard-model.ts';
import { AuthPanels } from './AuthPanels.tsx';
import styles from './MigrationPage.module.css';
import { $signInState } from './model.ts';
import { $authPanel } from './panel-model.ts';

/**
 * RTE-03, MEM-08, AUT-22, AUT-23: landing page for conditions to accept before the account can be
 * used.
 */
export function MigrationPage() {
  const { t } = useTranslation('myAccount');
  const layout = useBrandLayout().facts;
  const { gate, info, signIn, panel, store, go, retry } = useUnit({
    gate: $gate,
    info: $userInfo,
    signIn: $signInState,
    panel: $authPanel,
    store: $store,
    go: leaveLanding,
    retry: retryUserInfo,
  });
  const step = stepOf();
  return (
    <FocusOnChange label={t('migration.label')} content={step}>
      <div className={styles.page} data-layout={layout}>
        {view()}
      </div>
    </FocusOnChange>
  );

  function stepOf(): 'loading' | 'failed' | 'renew' | 'gate' | 'moved' | 'settled' {
    switch (info.status) {
      case 'unknown':
      case 'loading':
        return 'loading';
      case 'failed':
        return 'failed';
      case 'guest':
        return 'renew';
      case 'registered':
        if ('isResting' in gate) return 'gate';
        return signIn.status === 'migrating' ? 'moved' : 'settled';
    }
  }

  function view() {
    const brand = store.storeBrandName;
    switch (step) {
      case 'loading':
        return (
          <div className={styles.waiting}>
            <VisuallyHidden as="h1">{t('migration.label')}</VisuallyHidden>
            <Skeleton shape="block" />
          </div>
        );
      case 'failed':
        return (
          <PageFailure
            title={t('migration.failed.title')}
            retry={{ label: t('migration.failed.action'), onRetry: () => retry() }}
            way={{ label: t('migration.failed.way'), to: '/' }}
          >
            {t('migration.failed.help')}
          </PageFailure>
        );
      case 'renew':
        return (
          <>
            <Head title={t('migration.renew.title')}>{t('migration.renew.help', { brand })}</Head>
            <div className={styles.panel}>
              <AuthPanels
                panel={panel ?? 'ForgotPassword'}
                source="migration"
                hidesRegister
                canGoBack
                closeLabel={t('migration.go')}
                onClose={() => go()}
              />
            </div>
          </>
        );
      case 'gate':
        return (
          <>
            <Head title={t('gate.title')}>{t('gate.help', { brand })}</Head>
            <GateForm termsPath={contentPathOf(store, 'loyalty-terms')} />
          </>
        );
      case 'moved':
      case 'settled':
        return (
          <>
            <Head title={t(`migration.${step}.title`)}>
              {t(`migration.${step}.help`, { brand })}
            </Head>
            <div className={styles.action}>
              <Button onClick={() => go()}>{t('migration.go')}</Button>
            </div>
          </>
        );
    }
  }
}

function Head({ title, children }: { title: string; children: string }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.help}>{children}</p>
    </header>
  );
}
