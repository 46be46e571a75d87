import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LinkButton } from '../action/LinkButton.tsx';

type Props = {
  title: string;
  /** Retry button, if a retry can help. */
  retry?: { label: string; onRetry: () => void; isBusy?: boolean } | undefined;
  /** Link to another page. */
  way: { label: string; to: string };
  children: ReactNode;
};

/**
 * Replaces the page with the reason of a failure and what to do.
 * @example <PageFailure title={t('gone')} way={{ label: t('home'), to: '/' }}>{t('help')}</PageFailure>
 */
export function PageFailure({ title, retry, way, children }: Props) {
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={title}
        actions={
          <>
            {retry && (
              <Button busy={retry.isBusy} onClick={() => retry.onRetry()}>
                {retry.label}
              </Button>
            )}
            <LinkButton to={way.to} variant={retry ? 'secondary' : 'primary'}>
              {way.label}
            </LinkButton>
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
