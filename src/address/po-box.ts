import { addressRulesOf } from '../commerce/address-rules.ts';

// A space in any pattern matches optional separators between words and initials.
const BETWEEN = String.raw`[ ./\\"'“”„«»’‘-]*`;
const NUMBER = String.raw`[ .:,#"”“-]*(?:(?:n|nr|no|num|numer[oy]?|number|c|cis|br|st|sz)[ .:°]*)?\d`;

// Lower case, without accents.
const ALONE = [
  'g?p [o0] box',
  'post office box',
  'post fach',
  'postbus',
  'boite postale',
  'case postale',
  'casella postale',
  'cas post',
  '(?:apartado|apdo) (?:de )?(?:correos?|postal)',
  'casillas? (?:de )?(?:correos?|postal)',
  'postboks',
  'postkast',
  'postilokero',
  'skr(?:ytka)? poczt(?:owa)?',
  'post(?:ovni|ova)? prihr(?:adka)?',
  'postovni schranka',
  'post(?:ovy)? priec(?:inok)?',
  'postanski pretinac',
  'postni predal',
  'casut[ae] postal[ae]',
  'pasto dezute',
  'abonentine dezute',
  'abonenta kastite',
  'pasta kastite',
  'postafiok',
  'пощенска кутия',
  'аб(?:онент(?:скии)?)? ящик',
  'почтовыи ящик',
  String.raw`[аa][/\\"“”]я`,
].join('|');

// Only with a number, because a house may be called Post Box too.
const BEFORE_NUMBER = [
  'p [o0] b',
  'post(?:al)? box',
  'private (?:mail )?bag',
  'postf',
  'apartado',
  'apdo',
  String.raw`(?:cs|tsa)(?= ?\d{5}(?!\d))`,
].join('|');

function whole(patterns: string, after: string): RegExp {
  const source = patterns.replaceAll(' ', BETWEEN);
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${source})${after}`, 'u');
}

const EVERYWHERE = [
  whole(ALONE, String.raw`(?!\p{L})`),
  whole(BEFORE_NUMBER, `(?:${NUMBER}|[ .]*(?:$|[,;]))`),
];

const OF_COUNTRIES = new Map<RegExp, RegExp>();

function ofCountry(country: string): RegExp | undefined {
  const short = addressRulesOf(country)?.shortPoBox;
  if (!short) return undefined;
  const known = OF_COUNTRIES.get(short) ?? whole(short.source, NUMBER);
  OF_COUNTRIES.set(short, known);
  return known;
}

const WITHOUT_MARK: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o' };

function bare(line: string): string {
  return line
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđø]/g, (letter) => WITHOUT_MARK[letter] ?? letter);
}

/** True if a line names a post-office box, because no carrier delivers there. */
export function isPoBox(country: string, line: string): boolean {
  const text = bare(line);
  return EVERYWHERE.some((box) => box.test(text)) || ofCountry(country)?.test(text) === true;
}
