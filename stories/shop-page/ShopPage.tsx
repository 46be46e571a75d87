import type { Scenario } from '#harness/scenarios/scenario.ts';
import { STAGE_MARK } from '#harness/showroom/stage-line.ts';
import { Stage } from '../showroom/Stage.tsx';
import { StatePage } from '../showroom/StatePage.tsx';
import { useAddress } from '../showroom/use-address.ts';

interface Props {
  scenario: Scenario;
  /** True while the calls of the page, or of the last input, are pending. */
  isLoading?: boolean;
}

/** The whole shop in one state, over its own backend: alone in a frame, otherwise with all settings. */
export function ShopPage(props: Props) {
  const { search } = useAddress();
  return new URLSearchParams(search).has(STAGE_MARK) ? <Stage {...props} /> : <StatePage />;
}
