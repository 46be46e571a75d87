import { useUnit } from 'effector-react';
import { Options } from '../ui/Options.tsx';
import type { Facet } from './facet.ts';
import { isChosen } from './filters.ts';
import { $filters, toggleFilter } from './filters-model.ts';

type Props = {
  facet: Facet;
};

const LOOKS = { list: 'list', toggle: 'list', swatch: 'swatches', grid: 'cells' } as const;

/** The values of a facet, to be chosen in any number. What would leave nothing cannot be chosen. */
export function FacetOptions({ facet: { id, label, style, values } }: Props) {
  const { filters, toggle } = useUnit({ filters: $filters, toggle: toggleFilter });
  return (
    <Options
      legend={label}
      look={style === 'range' ? 'list' : LOOKS[style]}
      options={values.map((value) => {
        const checked = isChosen(filters, id, value.name);
        return {
          value: value.name,
          label: value.label,
          count: String(value.count),
          checked,
          disabled: value.count === 0 && !checked,
          colour: value.swatch,
        };
      })}
      onToggle={(value) => toggle({ facet: id, value })}
    />
  );
}
