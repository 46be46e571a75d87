import type { Story } from '@ladle/react';
import { scenarioOf } from '#harness/scenarios/all.ts';
import { ScenarioIndex } from './ScenarioIndex.tsx';
import { Room } from './Room.tsx';
import { allStates, PageStates } from './PageStates.tsx';
import { Stage } from './Stage.tsx';
import { Walk as WalkOf } from './Walk.tsx';
import { roomAddress } from './links.ts';
import { useAddress } from './use-address.ts';

/** Start page: all scenarios and requirements. */
export const Index: Story = () => <ScenarioIndex />;

/** States of the page named in the URL. */
export const States: Story = () => <PageStates />;

/** Walk of the scenario named in the URL. */
export const Walk: Story = () => {
  const scenario = useNamedScenario();
  return scenario ? <WalkOf key={scenario.id} scenario={scenario} /> : <NoScenario />;
};

/** The shop alone, for a frame. */
export const Page: Story = () => {
  const scenario = useNamedScenario();
  return scenario ? <Stage key={scenario.id} scenario={scenario} isWalk /> : <NoScenario />;
};

/** All states of the brand named in the URL, for the screenshot camera. */
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
