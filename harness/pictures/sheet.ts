import type { ShownLanguage } from '#harness/texts/languages.ts';
import { PSEUDO } from '#harness/texts/pseudo.ts';
import { SHOTS, WIDTHS } from './shots.ts';
import type { Visit } from './visits.ts';

/** File name of a screenshot; `width` is the screen's in CSS pixels. */
export function fileOf(shot: string, brand: string, width: number): string {
  return `${shot}-${brand}-${width}.png`;
}

export interface Sheet {
  visits: readonly Visit[];
  language: ShownLanguage;
  files: ReadonlySet<string>;
}

/** Renders a contact sheet: one row per page of the shop, both brands, three widths. */
export function contactSheet({ visits, language, files }: Sheet): string {
  const rows = SHOTS.map(({ name, title }) => {
    const figures = visits.flatMap(({ brand, name: brandName }) =>
      WIDTHS.flatMap(({ width }) => {
        const file = fileOf(name, brand, width);
        if (!files.has(file)) return [];
        const caption = `${brandName.replace('&', '&amp;')}, ${width} px`;
        return `<figure data-width="${width}"><a href="${file}"><img loading="lazy" src="${file}" alt="${title}, ${caption}"></a><figcaption>${caption}</figcaption></figure>`;
      }),
    );
    return figures.length > 0
      ? `<h2>${title}</h2><div class="row">${figures.join('\n')}</div>`
      : '';
  });
  const heading = `Selvedge in pictures${language === 'en' ? '' : `, in ${nameOf(language)}`}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${heading}</title>
<style>${STYLE}</style>
<h1>${heading}</h1>
${rows.join('\n')}
</html>
`;
}

function nameOf(language: ShownLanguage): string {
  if (language === PSEUDO) return 'texts that only look foreign';
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

const STYLE = `
body { margin: 2rem; font: 14px/1.4 system-ui, sans-serif; background: #e9e9ea; color: #1c1c1f }
h2 { margin: 2.5rem 0 0.75rem; border-top: 1px solid #b9b9bf; padding-top: 0.75rem }
.row { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
figure { margin: 0; flex: none; max-height: 44rem; overflow-y: auto; background: #fff }
figure[data-width='390'] { width: 13rem }
figure[data-width='820'] { width: 20rem }
figure[data-width='1440'] { width: 34rem }
figcaption { position: sticky; bottom: 0; padding: 0.25rem 0.5rem; background: #fffffff0 }
img { display: block; width: 100% }
`;
