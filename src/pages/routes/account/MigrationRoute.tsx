import { MigrationPage } from '../../../auth/MigrationPage.tsx';
import { InAccount } from '../../../my-account/AccountShell.tsx';

/** RTE-01, RTE-03: landing page of the condition gate, in the account's shell. */
export function MigrationRoute() {
  return (
    <InAccount>
      <MigrationPage />
    </InAccount>
  );
}
