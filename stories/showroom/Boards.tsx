import type { Scenario } from '#harness/scenarios/scenario.ts';
import { countryOf, type Setting, type View } from '#harness/showroom/setting.ts';
import { Tiles } from './Tiles.tsx';
import { brandName, countryName, languageName, languagesByName, screenName } from './names.ts';
import { useAddress } from './use-address.ts';

interface Props {
  scenario: Scenario;
  view: Exclude<View, 'walk'>;
  at: number;
}

/** Many pages of a scenario side by side: its steps, or one step in all brands and screens, or in all languages. */
export function Boards({ scenario, view, at }: Props) {
  const { setting } = useAddress();
  const { steps } = scenario.in[setting.brand];
  const tile = (name: string, change: Partial<Setting>) => ({
    name,
    shown: { scenario: scenario.id },
    setting: { ...setting, step: at, ...change },
  });
  if (view === 'board')
    return (
      <Tiles
        tiles={[
          tile('0. Where it begins.', { step: 0 }),
          ...steps.map(({ title }, index) => tile(`${index + 1}. ${title}`, { step: index + 1 })),
        ]}
      />
    );
  if (view === 'screens')
    return (
      <Tiles
        tiles={(['rl', 'hm'] as const).flatMap((brand) =>
          ([390, 820, 1440] as const).map((screen) =>
            tile(`${brandName(brand)}, ${screenName(screen)}`, { brand, screen }),
          ),
        )}
      />
    );
  return (
    <Tiles
      tiles={languagesByName(setting.brand).map((language) => {
        const country = countryOf(language, setting.brand);
        return tile(`${languageName(language)}, ${countryName(country)}`, { language, country });
      })}
    />
  );
}
