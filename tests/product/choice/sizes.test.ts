import { expect, it } from 'vitest';
import { EMPTY_SELECTOR, selectAxis } from '#src/product/selector.ts';
import { missingAxes, onlyChoices } from '#src/product/choice/availability.ts';
import { sizeAxes } from '#src/product/choice/sizes.ts';
import {
  buyable,
  comingSoon,
  lowOnStock,
  product,
  soldOut,
  waistsAndLengths,
} from '../products.ts';

const LOW = 3;

it('PRD-01 uses the product’s name for each axis, with the chosen value', () => {
  const some = product({ variants: waistsAndLengths(['30', '32']) });
  const own = { ...some, axes: { width: { displayName: 'Waist (inch)', values: ['30'] } } };
  const axes = sizeAxes(own, selectAxis(EMPTY_SELECTOR, 'width', '30'), {}, LOW);
  const unknown = { status: 'unknown' };
  expect(axes).toEqual([
    {
      axis: 'width',
      displayName: 'Waist (inch)',
      chosen: '30',
      choices: [{ value: '30', availability: unknown }],
    },
    {
      axis: 'length',
      displayName: 'length',
      chosen: null,
      choices: [{ value: '32', availability: unknown }],
    },
  ]);
});

const jeans = product({
  variants: waistsAndLengths(['32', '34'], ['30', '32'], ['30', '34'], ['32', '32']),
});
const stock = {
  'ean-30-32': soldOut,
  'ean-30-34': lowOnStock,
  'ean-32-32': buyable,
  'ean-32-34': comingSoon,
};

function statuses(axis: 'width' | 'length', width?: string) {
  const selector = width ? selectAxis(EMPTY_SELECTOR, 'width', width) : EMPTY_SELECTOR;
  const found = sizeAxes(jeans, selector, stock, LOW).find((choice) => choice.axis === axis);
  return found?.choices.map(({ value, availability }) => [value, availability.status]);
}

it('PRD-01 a width matches all its lengths', () => {
  expect(statuses('width')).toEqual([
    ['30', 'available'],
    ['32', 'available'],
  ]);
  expect(statuses('width', '30')).toEqual(statuses('width'));
});

it('PRD-01 a length is judged within the chosen width', () => {
  expect(statuses('length')).toEqual([
    ['32', 'available'],
    ['34', 'available'],
  ]);
  expect(statuses('length', '30')).toEqual([
    ['32', 'outOfStock'],
    ['34', 'low'],
  ]);
  expect(statuses('length', '32')).toEqual([
    ['32', 'available'],
    ['34', 'comingSoon'],
  ]);
});

it('marks a length as sold out that the chosen width does not have', () => {
  const some = product({ variants: waistsAndLengths(['30', '32'], ['32', '34']) });
  const [, lengths] = sizeAxes(some, selectAxis(EMPTY_SELECTOR, 'width', '30'), {}, LOW);
  expect(lengths?.choices.map(({ availability }) => availability.status)).toEqual([
    'unknown',
    'outOfStock',
  ]);
});

it('names the axes without a choice, and selects the only value', () => {
  const oneLength = product({ variants: waistsAndLengths(['30', '32'], ['32', '32']) });
  expect(missingAxes(oneLength, EMPTY_SELECTOR)).toEqual(['width', 'length']);
  const chosen = selectAxis(EMPTY_SELECTOR, 'width', '30');
  expect(missingAxes(oneLength, chosen)).toEqual(['length']);
  expect(onlyChoices(oneLength)).toEqual({ length: '32' });
});
