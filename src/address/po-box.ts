import { findCountry } from '../commerce/countries.ts';

const EVERYWHERE = [
  'p\\.? ?o\\.? ?-?box',
  'post ?office box',
  'postfach',
  'postbus',
  'bo[iî]te postale',
  'case postale',
  'casella postale',
  'apartado (?:de correos|postal)',
  'postboks',
  'postbox',
  'postkast',
  'postilokero',
  'skrytka pocztowa',
  'poštov[áý] přihrádka',
  'poštový priečinok',
  'poštanski pretinac',
  'poštni predal',
  'căsuț[aă] poștal[aă]',
  'pašto dėžutė',
  'abonenta kastīte',
  'postafiók',
  'пощенска кутия',
  'абонентский ящик',
  'а/я',
].map((words) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u'));

/** Whether a line names a post-office box, to which no carrier delivers. */
export function isPoBox(country: string, line: string): boolean {
  const text = line.toLowerCase();
  return (
    EVERYWHERE.some((words) => words.test(text)) ||
    findCountry(country)?.address.shortPoBox?.test(text) === true
  );
}
