import { digitsIn } from '../kernel/characters.ts';
import { type Field, type Values, shownFields } from './field.ts';

/** Normalises the values of visible fields (VAL-19). A password stays as typed. */
export function tidied(fields: readonly Field[], values: Values): Values {
  return Object.fromEntries(
    shownFields(fields).flatMap((field) => {
      if (field.component === 'text') return [];
      if (field.component === 'group') return Object.entries(tidied(field.fields ?? [], values));
      if (field.fields) return Object.entries(tidiedParts(field, values));
      const value = values[field.name] ?? (field.component === 'checkbox' ? false : '');
      return [[field.name, typeof value === 'string' ? tidyText(field, value) : value]];
    }),
  );
}

/** VAL-12: normalises date parts to digits, two for day and month. */
function tidiedParts({ fields = [] }: Field, values: Values): Values {
  const texts = tidied(fields, values);
  return Object.fromEntries(
    fields.map(({ name, maxLength }) => {
      const text = String(texts[name] ?? '');
      const digits = /^\p{Nd}+$/u.test(text) ? digitsIn(text) : text;
      return [name, maxLength === 2 && digits.length === 1 ? `0${digits}` : digits];
    }),
  );
}

function tidyText({ component, type, tidy }: Field, value: string): string {
  if (component === 'password') return value;
  if (tidy) return tidy(value);
  return type === 'email' ? tidyEmail(value) : value.trim();
}

const NOT_PLAIN = /[^\p{ASCII}]/u;

/**
 * Normalises an e-mail address: its domain in ASCII (punycode).
 * @example tidyEmail(' ada@bücher.example ') // 'ada@xn--bcher-kva.example'
 */
export function tidyEmail(typed: string): string {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // An invalid domain is returned unchanged, so that the rules report it.
  if (at < 1 || !NOT_PLAIN.test(domain) || /[\s/?#:@\\[\]%]/.test(domain)) return email;
  const address = `https://${domain}`;
  return URL.canParse(address) ? email.slice(0, at + 1) + new URL(address).hostname : email;
}
