import { canTravel } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import {
  countriesOf,
  countryOf,
  languagesOf,
  SCREENS,
  type Setting,
  type View,
} from '#harness/showroom/setting.ts';
import { type Tile, Tiles } from './Tiles.tsx';
import {
  brandName,
  countryName,
  countryOfStore,
  languageName,
  languagesByName,
  screenName,
} from './names.ts';
import { useAddress } from './use-address.ts';

type BoardView = Exclude<View, 'walk'>;

interface Props {
  scenario: Scenario;
  view: BoardView;
  at: number;
}

/** Many pages of a scenario side by side: its steps, or one step in all brands and screens, or in all languages. */
export function Boards({ scenario, view, at }: Props) {
  const { setting } = useAddress();
  const tiles = TILES[view](scenario, setting).map(([name, change]): Tile => ({
    name,
    shown: { scenario: scenario.id },
    setting: { ...setting, step: at, ...change },
  }));
  return <Tiles tiles={tiles} />;
}

/** Tiles of a board: name, and differences from the board's setting. */
type NamedChanges = readonly (readonly [name: string, change: Partial<Setting>])[];

const TILES: Readonly<Record<BoardView, (scenario: Scenario, setting: Setting) => NamedChanges>> = {
  board: (scenario, { brand }) => [
    ['0. Where it begins.', { step: 0 }],
    ...scenario.in[brand].steps.map(
      ({ title }, index) => [`${index + 1}. ${title}`, { step: index + 1 }] as const,
    ),
  ],
  screens: (scenario, { brand: chosen, country }) =>
    (['rl', 'hm'] as const)
      .filter((brand) => !canTravel(scenario.in[chosen]) || countriesOf(brand).includes(country))
      .flatMap((brand) =>
        SCREENS.map(
          (screen) => [`${brandName(brand)}, ${screenName(screen)}`, { brand, screen }] as const,
        ),
      ),
  languages: (scenario, { brand }) => {
    const situation = scenario.in[brand];
    if (!canTravel(situation)) {
      const home = countryOfStore(situation.start.store);
      const spoken = languagesOf(home)[0] ?? 'en';
      return [[`${languageName(spoken)}, ${countryName(home)}`, {}]];
    }
    return languagesByName(brand).map((language) => {
      const country = countryOf(language, brand);
      return [`${languageName(language)}, ${countryName(country)}`, { language, country }] as const;
    });
  },
};
