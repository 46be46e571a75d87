import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Options } from '../../ui/form/Options.tsx';
import { useAfterPaint } from '../../ui/hooks/use-painted.ts';
import type { Facet } from '../facet.ts';
import { isChosen } from '../filters.ts';
import { useFacetWords } from './use-facet-words.ts';
import { $filters, toggleFilter } from './filters-model.ts';

type Props = {
  facet: Facet;
};

const LOOKS = { list: 'list', toggle: 'list', swatch: 'swatches', grid: 'cells' } as const;
const NONE: readonly string[] = [];

/** Values of a facet, any number of which can be chosen. Values without products are disabled. */
export function FacetOptions({ facet: { id, label, style, values } }: Props) {
  const { filters, toggle } = useUnit({ filters: $filters, toggle: toggleFilter });
  const { wordsOf } = useFacetWords();
  const afterPaint = useAfterPaint();
  // Optimistic: shown at once; the filters update after paint.
  const [pressed, setPressed] = useState({ filters, values: NONE });
  const ahead = pressed.filters === filters ? pressed.values : NONE;

  function press(value: string) {
    const others = ahead.filter((each) => each !== value);
    setPressed({ filters, values: others.length < ahead.length ? others : [...ahead, value] });
    afterPaint(() => toggle({ facet: id, value }));
  }

  return (
    <Options
      legend={label}
      look={style === 'range' ? 'list' : LOOKS[style]}
      options={values.map((value) => {
        const checked = isChosen(filters, id, value.name) !== ahead.includes(value.name);
        return {
          value: value.name,
          ...wordsOf(id, value.label),
          count: String(value.count),
          checked,
          disabled: value.count === 0 && !checked,
          colour: value.swatch,
        };
      })}
      onToggle={press}
    />
  );
}
