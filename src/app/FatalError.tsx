import type { ReactNode } from 'react';
import { useFatalTexts } from '../fatal-error/use-fatal-texts.ts';
import { Button } from '../ui/action/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

type Props = {
  onRefresh: () => void;
  /** Beside the one way on. */
  more?: ReactNode;
};

/** FTL-07: what a page says of itself when there is no page left to put a dialog on. */
export function FatalError({ onRefresh, more }: Props) {
  const { title, subtitle, refresh } = useFatalTexts();
  return (
    <main role="alert">
      <EmptyState
        headingLevel={1}
        title={title}
        actions={
          <>
            <Button onClick={onRefresh}>{refresh}</Button>
            {more}
          </>
        }
      >
        <p>{subtitle}</p>
      </EmptyState>
    </main>
  );
}
