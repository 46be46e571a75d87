import { expect, it } from 'vitest';
import { emailSuggestion } from '#src/kernel/email-suggestion.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.Example@GMAIL.CON', 'Ada.Example@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@hotmial.co.uk', 'ada@hotmail.co.uk'],
  ['ada@hotmail.co.ku', 'ada@hotmail.co.uk'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@t-onlin.de', 'ada@t-online.de'],
  ['ada@my-own-company.con', 'ada@my-own-company.com'],
  ['ada@gmx.met', 'ada@gmx.net'],
  [' ada@iclod.com ', 'ada@icloud.com'],
])('for %s suggests %s', (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant);
});

it.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@gmx.at',
  'ada@me.com',
  'ada@mac.com',
  'ada@example.com',
  'ada@loom.example',
  'ada@abc.de',
  'ada@gmail.co',
  'ada@gmail',
  'ada@',
  '@gmail.con',
  'gmail.con',
  '',
])('for “%s” suggests nothing', (typed) => expect(emailSuggestion(typed)).toBeUndefined());
