import { useUnit } from 'effector-react';
import { contentPathOf } from '../../content/paths.ts';
import { MembershipPage } from '../../membership/MembershipPage.tsx';
import { $store } from '../../store-config/model.ts';
import { InAccount } from '../../my-account/AccountShell.tsx';

/** MEM-01: membership programme with a link to its terms. */
export function MembershipRoute() {
  const store = useUnit($store);
  return (
    <InAccount>
      <MembershipPage termsPath={contentPathOf(store, 'loyalty-terms')} />
    </InAccount>
  );
}
