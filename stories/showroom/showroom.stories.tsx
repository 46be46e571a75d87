import type { Story } from '@ladle/react';
import { scenarioOf } from '#harness/scenarios/all.ts';
import { ScenarioIndex } from './ScenarioIndex.tsx';
import { Room } from './Room.tsx';
import { allStates, PageStates } from './PageStates.tsx';
import { Stage } from './Stage.tsx';
import { Walk as WalkOf } from './Walk.tsx';
import { roomAddress } from './links.ts';
import { useAddress } from './use-address.ts';

/** What somebody sees first: all scenarios, and all requirements. */
export const Index: Story = () => <ScenarioIndex />;

/** Of the page that the address names. */
export const States: Story = () => <PageStates />;

/** Of the scenario that the address names. */
export const Walk: Story = () => {
  const scenario = useNamedScenario();
  return scenario ? <WalkOf key={scenario.id} scenario={scenario} /> : <NoScenario />;
};

/** The shop alone, as a frame shows it. */
export const Page: Story = () => {
  const scenario = useNamedScenario();
  return scenario ? <Stage key={scenario.id} scenario={scenario} isWalk /> : <NoScenario />;
};

/** All states of the brand that the address names, for a camera. */
export const List: Story = () => {
  const { setting } = useAddress();
  return <pre id="states">{JSON.stringify(allStates(setting.brand))}</pre>;
};

function useNamedScenario() {
  const { search } = useAddress();
  return scenarioOf(new URLSearchParams(search).get('scenario'));
}

function NoScenario() {
  const { search } = useAddress();
  return (
    <Room>
      <h1>There is no such scenario.</h1>
      <a href={roomAddress('index', search)}>All scenarios</a>
    </Room>
  );
}
