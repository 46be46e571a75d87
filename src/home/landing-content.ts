import type { TextBelow, TextKey } from '../kernel/text-keys.ts';
import type { Brand } from '../commerce/brands.ts';
import type { Banner, HomeEntry } from './home-content.ts';
import { categoryPath } from '../listing/navigation.ts';

/** Content above a gender's products. */
export type LandingContent = {
  /** Key of its text in the `common` namespace. */
  text: TextKey;
  banner: Banner;
  entries: readonly HomeEntry[];
};

type Entry = readonly [name: TextBelow<'common', 'nav'>, categoryId: string, product: string];

function landing(place: TextBelow<'common', 'landing'>, entries: readonly Entry[]): LandingContent {
  const [brand, gender] = place.split('.');
  return {
    text: `landing.${place}`,
    banner: { pictureId: `banner-${brand}-${gender}`, width: 1280, height: 548 },
    entries: entries.map(([name, group, product]) => ({
      key: `nav.${name}`,
      to: categoryPath(`${gender}-${group}`),
      pictureId: `${product}-front`,
    })),
  };
}

const LANDINGS: Record<Brand, Readonly<Record<string, LandingContent | undefined>>> = {
  rl: {
    women: landing('rl.women', [
      ['new', 'new', 'rl0605ecr'],
      ['jeans', 'jeans', 'rl0401lgt'],
      ['jackets', 'jackets', 'rl0604mid'],
      ['dresses', 'dresses', 'rl2201mid'],
      ['tees', 't-shirts', 'rl1008wht'],
      ['knitwear', 'knitwear', 'rl1104cml'],
    ]),
    men: landing('rl.men', [
      ['new', 'new', 'rl0702blk'],
      ['jeans', 'jeans', 'rl0101raw'],
      ['jackets', 'jackets', 'rl0601lgt'],
      ['shirts', 'shirts', 'rl0801blu'],
      ['knitwear', 'knitwear', 'rl1101rst'],
      ['underwear', 'underwear', 'rl1401hea'],
    ]),
    kids: landing('rl.kids', [
      ['jeans', 'jeans', 'rl0106lgt'],
      ['jackets', 'jackets', 'rl0607mid'],
      ['tees', 't-shirts', 'rl1011sag'],
      ['knitwear', 'knitwear', 'rl1106rst'],
    ]),
  },
  hm: {
    women: landing('hm.women', [
      ['new', 'new', 'hm1104oat'],
      ['coats', 'coats', 'hm2005cml'],
      ['dresses', 'dresses', 'hm2201ink'],
      ['knitwear', 'knitwear', 'hm1303cha'],
      ['shirts', 'shirts', 'hm0906sky'],
      ['skirts', 'skirts', 'hm2101cml'],
    ]),
    men: landing('hm.men', [
      ['new', 'new', 'hm1301sag'],
      ['blazers', 'blazers', 'hm1801her'],
      ['coats', 'coats', 'hm2001cml'],
      ['shirts', 'shirts', 'hm0901sky'],
      ['knitwear', 'knitwear', 'hm1201oat'],
      ['waistcoats', 'waistcoats', 'hm1901shk'],
    ]),
  },
};

/** Landing content of a brand's gender; undefined for other categories. */
export function landingOf(brand: Brand, categoryId: string): LandingContent | undefined {
  const landings = LANDINGS[brand];
  return Object.hasOwn(landings, categoryId) ? landings[categoryId] : undefined;
}

/** RTE-26: true if a link shows the landing content above a filtered listing as well. */
export function isForced(search: string): boolean {
  return new URLSearchParams(search).get('force-widget') === 'true';
}
