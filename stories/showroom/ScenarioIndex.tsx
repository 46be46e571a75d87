import { Room } from './Room.tsx';
export function ScenarioIndex() {
  return <Room>…</Room>;
}
