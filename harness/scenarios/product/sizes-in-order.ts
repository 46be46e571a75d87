import { type BrandFixtures, inBoth } from '../brand-fixtures.ts';
import type { Scenario, ScenarioStep } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { productComes } from './product-steps.ts';

/** Pieces of each family of sizes that a brand has, and how they are in order. */
const FAMILIES = {
  rl: [
    { name: 'Lantern Tee', path: '/lantern-tee-rl1012wht', order: 'months come before years' },
    { name: 'Foundry Sneaker', path: '/foundry-sneaker-rl2401wht', order: 'EU sizes by number' },
    { name: 'Foundry Straight Jean', path: '/foundry-straight-jean-rl0101raw', order: 'by number' },
  ],
  hm: [
    {
      name: 'Marlowe Suit Trousers',
      path: '/marlowe-suit-trousers-hm1701her',
      order: 'short, reg, long',
    },
    {
      name: 'Marlowe Oxford Shirt',
      path: '/marlowe-oxford-shirt-hm0801blu',
      order: 'collars by number',
    },
    { name: 'Marlowe Blazer', path: '/marlowe-blazer-hm1801her', order: 'EU sizes by number' },
  ],
} as const;

function steps({ brand }: BrandFixtures): ScenarioStep[] {
  return FAMILIES[brand].flatMap(({ name, path, order }, at): ScenarioStep[] => {
    const comes = productComes({ name }, { title: `Its sizes are in order: ${order}.` });
    if (at === 0) return [comes];
    return [
      {
        kind: 'visit',
        title: `Looks at the ${name}.`,
        to: path,
        press: 'no-control',
        facts: [],
      },
      comes,
    ];
  });
}

export const sizesInOrder: Scenario = {
  id: 'sizes-in-order',
  title: 'Sizes of all kinds stand in their order',
  summary: 'Months before years, short before long, and numbers as numbers, whatever their unit.',
  ledger: ['SIZ-01', 'SIZ-02', 'SIZ-03', 'SIZ-04'],
  domains: ['fatal-error'],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, FAMILIES[fixtures.brand][0].path),
    rules: [],
    screen: [],
    steps: steps(fixtures),
  })),
};
