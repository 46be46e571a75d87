import type { Scenario } from '#harness/scenarios/scenario.ts';
import { STAGE_MARK } from '#harness/showroom/stage-line.ts';
import { Stage } from '../showroom/Stage.tsx';
import { StatePage } from '../showroom/StatePage.tsx';
import { useAddress } from '../showroom/use-address.ts';

interface Props {
  scenario: Scenario;
  /** Nothing has come back yet of what the page, or the last wish, asked for. */
  isLoading?: boolean;
}

/** The whole shop in one state, over a backend of its own: by itself in a frame, else with all that can be chosen. */
export function ShopPage(props: Props) {
  const { search } = useAddress();
  return new URLSearchParams(search).has(STAGE_MARK) ? <Stage {...props} /> : <StatePage />;
}
