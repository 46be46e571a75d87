/** Common e-mail domains, with those that resemble another one. */
const DOMAINS: readonly string[] = `
  gmail.com googlemail.com mail.com email.com ymail.com aol.com msn.com hotmail.com
  hotmail.co.uk hotmail.de hotmail.fr hotmail.it hotmail.es outlook.com outlook.de outlook.fr
  live.com live.co.uk live.de live.nl yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.it yahoo.es
  rocketmail.com icloud.com me.com mac.com proton.me protonmail.com tutanota.com gmx.de gmx.net
  gmx.at gmx.ch gmx.com web.de t-online.de freenet.de btinternet.com virginmedia.com
  talktalk.net sky.com eircom.net orange.fr laposte.net wanadoo.fr free.fr sfr.fr libero.it
  telenet.be skynet.be ziggo.nl kpnmail.nl bluewin.ch seznam.cz onet.pl wp.pl
`
  .trim()
  .split(/\s+/);

/** Mistyped endings and their corrections. */
const ENDINGS: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\.(?:con|cmo|ocm|cim|vom|xom|comm|coom|cpm|comn|copm|c0m)$/, '.com'],
  [/\.co\.?(?:ku|u|ukk|uj)$/, '.co.uk'],
  [/\.(?:met|ner|nett|bet|nte)$/, '.net'],
  [/\.(?:ogr|orgg|prg|rog)$/, '.org'],
];

/**
 * Corrected address if the domain looks mistyped. Only suggest it, because any domain may exist.
 *
 * @example emailSuggestion('ada@gmial.com') // 'ada@gmail.com'
 */
export function emailSuggestion(typed: string): string | undefined {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || !/^[^.\s]+(?:\.[^.\s]+)+$/.test(domain) || DOMAINS.includes(domain))
    return undefined;
  const ended = ENDINGS.reduce((so, [wrong, meant]) => so.replace(wrong, meant), domain);
  const meant = DOMAINS.includes(ended) ? ended : (nearest(ended) ?? ended);
  // Makes no suggestion while the domain is incomplete.
  return meant === domain || meant.startsWith(domain) ? undefined : email.slice(0, at + 1) + meant;
}

function nearest(domain: string): string | undefined {
  const near = DOMAINS.filter((each) => slips(domain, each) <= slipsIn(each));
  return near.sort((one, other) => slips(domain, one) - slips(domain, other))[0];
}

/** Most typing errors of a likely domain: a short one resembles others too easily. */
function slipsIn({ length }: string): number {
  if (length < 8) return 0;
  return length < 10 ? 1 : 2;
}

/** Edit distance with swaps (Damerau–Levenshtein). */
function slips(one: string, other: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
