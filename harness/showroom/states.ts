import type { Scenario } from '#harness/scenarios/scenario.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { placesOf } from './entry.ts';
import type { Place } from './place.ts';
import { STATES, type State, statesIn } from './state-words.ts';
import { placeOfStory } from './story-places.ts';

/** A page in one state: from a story, or from a scenario's step. */
export interface PageState {
  /** Kebab case; file name of its screenshot. */
  key: string;
  name: string;
  /** The name without the scenario's title, which does not apply to every step. */
  own: string;
  place: Place;
  shown: { story: string } | { scenario: string; step: number };
}

const STORY = /export const (\w+): Story = \(\) => (?:\(\s*)?<ShopPage\s/g;
const FILE = /([\w-]+)\.stories\.tsx$/;

/**
 * All states of all pages: stories that are pages, from their source texts by path, and settled steps of a brand's
 * scenarios. Throws if a story is assigned to no page.
 */
export function pageStates(
  files: Readonly<Record<string, string>>,
  scenarios: readonly Scenario[],
  brand: Brand,
): readonly PageState[] {
  return [
    ...Object.entries(files).flatMap(([path, text]) => statesOfFile(path, text)),
    ...scenarios.flatMap((scenario) => statesOfScenario(scenario, brand)),
  ];
}

function statesOfFile(path: string, text: string): readonly PageState[] {
  const file = FILE.exec(path)?.[1] ?? '';
  return [...text.matchAll(STORY)].map(([, exported = '']) => {
    const story = `${file}--${dashed(exported)}`;
    const place = placeOfStory(story);
    if (!place) throw new Error(`Whose state is ${story}? harness/showroom/story-places.ts says.`);
    const name = spaced(exported);
    return { key: story, name, own: name, place, shown: { story } };
  });
}

function statesOfScenario({ id, title, in: of }: Scenario, brand: Brand): readonly PageState[] {
  const places = placesOf(of[brand]);
  return of[brand].steps.flatMap((step, index): PageState[] => {
    const at = index + 1;
    const place = places[at];
    if (step.kind !== 'settle' || !place) return [];
    const name = `${title}: ${step.title}`;
    const shown = { scenario: id, step: at };
    return [{ key: `${id}--${at}`, name, own: step.title, place, shown }];
  });
}

function words(name: string): string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
}

function dashed(name: string): string {
  return words(name).join('-').toLowerCase();
}

function spaced(name: string): string {
  const [first = '', ...rest] = words(name);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}

/** Arriving from elsewhere is part of scenarios, not a state that each page needs. */
type StateOfPage = Exclude<State, 'elsewhere'>;

export type Kind = (typeof STATES)[StateOfPage];

/** Expected states of a page, by label. */
export const KINDS = Object.fromEntries(
  Object.entries(STATES)
    .filter(([state]) => state !== 'elsewhere')
    .map(([state, kind]) => [kind, state]),
) as Readonly<Record<Kind, StateOfPage>>;

/** Kinds of a state, by its own name. */
export function kindsOf({ own }: PageState): readonly Kind[] {
  const found = statesIn(own);
  return (Object.keys(KINDS) as Kind[]).filter((kind) => found.includes(KINDS[kind]));
}
