import type { Brand } from '../../commerce/brands.ts';
import type { ReadFile } from '../../ui/i18n/backend.ts';
import type { Site } from '../../store-config/stores.ts';

/** Default addresses of icons, with the end of the built file's name. */
export const ICONS: Readonly<Record<string, { ending: string; type: string }>> = {
  '/favicon.ico': { ending: '.ico', type: 'image/x-icon' },
  '/icon.svg': { ending: '.svg', type: 'image/svg+xml' },
  '/apple-touch-icon.png': { ending: '-180.png', type: 'image/png' },
};

const GROUNDS: Readonly<Record<Brand, string>> = { rl: '#1c2850', hm: '#17402f' };

/** Address of a brand's icon; browsers request it at {@link ICONS}. */
function iconPath(brand: Brand, ending: string): string {
  return `/pictures/icon-${brand}${ending}`;
}

/** Brand's icon at one of the addresses in {@link ICONS}; undefined without one. */
export async function iconAt(
  path: string,
  { brand }: Site,
  files: ReadFile,
): Promise<{ body: ArrayBuffer; type: string } | undefined> {
  const icon = ICONS[path];
  if (!icon) return undefined;
  const file = await files(iconPath(brand, icon.ending));
  return file.ok ? { body: await file.arrayBuffer(), type: icon.type } : undefined;
}

/** Web app manifest of a site. Display mode `browser`: it is not installed as an app. */
export function manifestOf({ brand, storeBrandName, locale, SITE_URL }: Site): object {
  const start = `${new URL(SITE_URL).pathname.replace(/\/$/, '')}/`;
  return {
    name: storeBrandName,
    short_name: storeBrandName,
    lang: locale,
    id: start,
    start_url: start,
    scope: start,
    display: 'browser',
    theme_color: GROUNDS[brand],
    background_color: '#ffffff',
    icons: [192, 512].map((size) => ({
      src: iconPath(brand, `-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
