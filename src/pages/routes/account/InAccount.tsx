import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { AccountShell } from '../../../my-account/AccountShell.tsx';
import { $userInfo } from '../../../session/model.ts';

/** RTE-01: shows a page of another folder, with the account's submenu for registered shoppers. */
export function InAccount({ children }: { children: ReactNode }) {
  const info = useUnit($userInfo);
  if (info.status !== 'registered') return children;
  return <AccountShell isPage>{children}</AccountShell>;
}
