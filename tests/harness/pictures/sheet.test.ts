import { expect, it } from 'vitest';
import { contactSheet, fileOf } from '#harness/pictures/sheet.ts';
import { visitsIn } from '#harness/pictures/visits.ts';

it("a contact sheet shows only the pictures of its run, and names the shop's language", async () => {
  const visits = await visitsIn('fr');
  const files = new Set([fileOf('home', 'rl', 390), fileOf('bag', 'hm', 1440)]);
  const sheet = contactSheet({ visits, language: 'fr', files });
  const shown = [...sheet.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, file]) => file);
  expect(shown).toEqual(['home-rl-390.png', 'bag-hm-1440.png']);
  expect(sheet).toContain('<h1>Selvedge in pictures, in French</h1>');
  expect(contactSheet({ visits: [], language: 'en', files })).toContain('in pictures</h1>');
});
