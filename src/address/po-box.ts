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

// Short forms that elsewhere are something else: `box 3` is a flat in Belgium.
const SHORT: Readonly<Record<string, RegExp>> = {
  CH: /^cp ?\d/,
  ES: /^(?:apdo\.?|apartado)(?: de correos)? ?\d/,
  FI: /^pl ?\d/,
  FR: /^bp ?\d/,
  HU: /^pf\.? ?\d/,
  PT: /^apartado ?\d/,
  SE: /^box ?\d/,
};

/** Whether a line names a post-office box, to which no carrier delivers. */
export function isPoBox(country: string, line: string): boolean {
  const text = line.toLowerCase();
  return EVERYWHERE.some((words) => words.test(text)) || (SHORT[country]?.test(text) ?? false);
}
