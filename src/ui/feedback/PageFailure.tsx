import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LinkButton } from '../action/LinkButton.tsx';

type Props = {
  title: string;
  /** Another try, where it can help. */
  retry?: { label: string; onRetry: () => void } | undefined;
  /** Where else to go. */
  way: { label: string; to: string };
  children: ReactNode;
};

/**
 * Says in the page's place why there is nothing to see, and what to do about it.
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
            {retry && <Button onClick={() => retry.onRetry()}>{retry.label}</Button>}
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
