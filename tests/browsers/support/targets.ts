import type { Target } from './shop-page.ts';

export const IN_DIALOG = 'dialog[open]';
export const IN_MAIN = 'main';

export const button = (name: string | RegExp, within = ''): Target => ({
  css: `${within} button`,
  name,
});
export const heading = (name: string | RegExp): Target => ({ css: 'main h1', name });
export const dialog = (name: string): Target => ({ css: 'dialog[open] :is(h1, h2)', name });
export const radio = (name: string | RegExp): Target => ({ css: 'main input[type=radio]', name });
