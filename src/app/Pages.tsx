import { useUnit } from 'effector-react';
import { $page } from './wiring.ts';

interface Props {
  exportTrace?: (() => Promise<string>) | undefined;
}

/** The page that the address means, inside the shell. */
export function Pages(_props: Props) {
  const page = useUnit($page);
  return <main data-page={page.kind} />;
}
