import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { AppRouter } from '#src/app/AppRouter.tsx';
import { usePart } from './use-part.ts';

interface Props {
  /** Page that contains the part. */
  scenario: Scenario;
  children: ReactNode;
}

/** A part of the shop alone, with the state of its page. */
export function ShopPart({ scenario, children }: Props) {
  const running = usePart(scenario);
  if (!running) return null;
  return (
    <Provider value={running.scope}>
      <AppRouter history={running.history}>{children}</AppRouter>
    </Provider>
  );
}
