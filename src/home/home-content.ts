import type { TextKey } from '../kernel/text-keys.ts';
import type { Brand } from '../commerce/brands.ts';
import { categoryPath } from '../listing/navigation.ts';

export type Banner = {
  pictureId: string;
  width: number;
  height: number;
};

export type HomeEntry = {
  key: TextKey;
  to: string;
  pictureId: string;
};

export type HomeContent = {
  /** Key of the page's texts: `home.rl.title`, `home.rl.facts.0.title`. */
  texts: 'home.rl' | 'home.hm';
  hero: { narrow: Banner; broad: Banner; to: string };
  entries: readonly HomeEntry[];
  /** One style in several colours; the last word of each text key is the colour code. */
  series: readonly HomeEntry[];
  story: { picture?: Banner | undefined; to: string };
  rowTo: string;
};

function wide(pictureId: string): Banner {
  return { pictureId, width: 1280, height: 548 };
}

function portrait(pictureId: string): Banner {
  return { pictureId, width: 1280, height: 1600 };
}

function entry(key: TextKey, categoryId: string, pictureId: string): HomeEntry {
  return { key, to: categoryPath(categoryId), pictureId };
}

function colourway(key: TextKey, id: string, name: string): HomeEntry {
  return { key, to: `/${name}-${id}`, pictureId: `${id}-front` };
}

export const homeContent: Record<Brand, HomeContent> = {
  rl: {
    texts: 'home.rl',
    hero: {
      narrow: portrait('banner-rl-portrait'),
      broad: portrait('banner-rl-portrait'),
      to: categoryPath('women-jeans'),
    },
    entries: [
      entry('nav.jeans', 'women-jeans', 'rl0101raw-front'),
      entry('nav.jackets', 'men-jackets', 'rl0601lgt-front'),
      entry('nav.knitwear', 'men-knitwear', 'rl1101rst-front'),
      entry('nav.underwear', 'men-underwear', 'rl1401hea-front'),
    ],
    series: (['raw', 'rin', 'mid', 'lgt'] as const).map((colour) =>
      colourway(`home.rl.series.${colour}`, `rl0101${colour}`, 'foundry-straight-jean'),
    ),
    story: { picture: wide('banner-rl-wide'), to: categoryPath('women-jeans') },
    rowTo: categoryPath('new'),
  },
  hm: {
    texts: 'home.hm',
    hero: {
      narrow: portrait('banner-hm-portrait'),
      broad: wide('banner-hm-wide'),
      to: categoryPath('women-coats'),
    },
    entries: [
      entry('nav.suiting', 'men-blazers', 'hm1801her-front'),
      entry('nav.coats', 'men-coats', 'hm2001cml-front'),
      entry('nav.shirts', 'men-shirts', 'hm0901sky-front'),
    ],
    series: (['her', 'shk', 'nvy', 'cml'] as const).map((colour) =>
      colourway(`home.hm.series.${colour}`, `hm1801${colour}`, 'marlowe-blazer'),
    ),
    story: { to: categoryPath('women-knitwear') },
    rowTo: categoryPath('new'),
  },
};
