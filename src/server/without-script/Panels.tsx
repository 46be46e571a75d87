import { CountryPanel } from './CountryPanel.tsx';
import { WholeMenu } from './WholeMenu.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** What links open over the page, at its very end: nobody waits for it. */
export function Panels() {
  return (
    <>
      <WholeMenu />
      <SearchPanel />
      <CountryPanel />
    </>
  );
}
