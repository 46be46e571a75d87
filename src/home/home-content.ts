import type { Brand } from '../commerce/brands.ts';
import { categoryPath } from '../listing/navigation.ts';

export type Banner = {
  pictureId: string;
  width: number;
  height: number;
};

export type HomeEntry = {
  key: string;
  to: string;
  pictureId: string;
};

export type HomeContent = {
  /** Where the page's texts are: `home.rl.title`, `home.rl.facts.0.title`. */
  texts: 'home.rl' | 'home.hm';
  hero: { narrow: Banner; broad: Banner; to: string };
  entries: readonly HomeEntry[];
  /** One style in several colourways; the last word of each text's key is the colour code. */
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

function entry(key: string, categoryId: string, pictureId: string): HomeEntry {
  return { key, to: categoryPath(categoryId), pictureId };
}

function colourway(
  texts: HomeContent['texts'],
  style: string,
  name: string,
  colour: string,
): HomeEntry {
  const id = `${style}${colour}`;
  return { key: `${texts}.series.${colour}`, to: `/${name}-${id}`, pictureId: `${id}-front` };
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
    series: ['raw', 'rin', 'mid', 'lgt'].map((colour) =>
      colourway('home.rl', 'rl0101', 'foundry-straight-jean', colour),
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
    series: ['her', 'shk', 'nvy', 'cml'].map((colour) =>
      colourway('home.hm', 'hm1801', 'marlowe-blazer', colour),
    ),
    story: { to: categoryPath('women-knitwear') },
    rowTo: categoryPath('new'),
  },
};
