import type { ReactNode } from 'react';
import { useFatalTexts } from '../fatal-error/use-fatal-texts.ts';
import { Button } from '../ui/action/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

type Props = {
  onRefresh: () => void;
  /** Additional content beside the button. */
  more?: ReactNode;
};

/** FTL-07: error page, for when no page is left to show a dialog on. */
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
