import type { DenimLanguage, LanguageCode } from '../commerce/countries.ts';

/** RTE-21: imprint, privacy, cookies, terms, loyalty-programme terms. */
type LegalPaths = readonly [string, string, string, string, string];

type LanguagePaths<Code> = {
  /** RTE-24 */
  customerService: string;
  /** RTE-22: paths of the tailored brand. */
  hm: LegalPaths;
  /** RTE-23: paths of the denim brand, where it is sold. */
  rl: Code extends DenimLanguage ? LegalPaths : null;
};

function legal(paths: string): LegalPaths {
  return paths.split(' ').map((path) => `/${path}`) as unknown as LegalPaths;
}

/** Paths of pages by language. */
export const PATHS: { readonly [Code in LanguageCode]: LanguagePaths<Code> } = {
  nl: {
    customerService: '/klantenservice-contact',
    hm: legal(
      'bedrijfsgegevens privacybeleid cookiebeleid algemene-voorwaarden house-list-voorwaarden',
    ),
    rl: legal('colofon privacy cookies voorwaarden loom-club-voorwaarden'),
  },
  fr: {
    customerService: '/service-clientele-contact',
    hm: legal(
      'informations-legales politique-de-confidentialite politique-de-cookies conditions-generales-de-vente house-list-conditions',
    ),
    rl: legal('mentions-legales confidentialite cookies conditions-de-vente loom-club-conditions'),
  },
  en: {
    customerService: '/customer-service',
    hm: legal(
      'company-information privacy-policy cookie-policy terms-and-conditions house-list-terms',
    ),
    rl: legal('imprint privacy cookies terms loom-club-terms'),
  },
  bg: {
    customerService: '/faqs',
    hm: legal(
      'informatsiya-za-kompaniyata politika-za-poveritelnost politika-za-biskvitki obshti-usloviya house-list-usloviya',
    ),
    rl: null,
  },
  hr: {
    customerService: '/faqs',
    hm: legal(
      'podaci-o-tvrtki pravila-privatnosti pravila-o-kolacicima opci-uvjeti house-list-uvjeti',
    ),
    rl: legal('impresum privatnost kolacici uvjeti-kupnje loom-club-uvjeti'),
  },
  cs: {
    customerService: '/faqs',
    hm: legal(
      'informace-o-spolecnosti ochrana-osobnich-udaju zasady-cookies obchodni-podminky house-list-podminky',
    ),
    rl: legal('tiraz soukromi cookies podminky loom-club-podminky'),
  },
  da: {
    customerService: '/faqs',
    hm: legal(
      'virksomhedsoplysninger privatlivspolitik cookiepolitik handelsbetingelser house-list-betingelser',
    ),
    rl: legal('om-virksomheden privatliv cookies betingelser loom-club-betingelser'),
  },
  et: {
    customerService: '/faqs',
    hm: legal(
      'ettevotte-andmed privaatsuspoliitika kupsiste-poliitika muugitingimused house-list-tingimused',
    ),
    rl: legal('ettevottest privaatsus kupsised tingimused loom-club-tingimused'),
  },
  fi: {
    customerService: '/faqs',
    hm: legal('yritystiedot tietosuojakaytanto evastekaytanto toimitusehdot house-list-ehdot'),
    rl: legal('julkaisutiedot tietosuoja evasteet ehdot loom-club-ehdot'),
  },
  de: {
    customerService: '/kundenservice',
    hm: legal(
      'unternehmensangaben datenschutzerklaerung cookie-richtlinie allgemeine-geschaeftsbedingungen house-list-bedingungen',
    ),
    rl: legal('impressum datenschutz cookies agb loom-club-bedingungen'),
  },
  hu: {
    customerService: '/faqs',
    hm: legal(
      'cegadatok adatvedelmi-szabalyzat cookie-szabalyzat altalanos-szerzodesi-feltetelek house-list-feltetelek',
    ),
    rl: legal('impresszum adatvedelem sutik aszf loom-club-feltetelek'),
  },
  it: {
    customerService: '/servizio-clienti-contattaci',
    hm: legal(
      'informazioni-societarie informativa-sulla-privacy informativa-sui-cookie termini-e-condizioni house-list-condizioni',
    ),
    rl: legal('note-legali privacy cookie condizioni-di-vendita loom-club-condizioni'),
  },
  lv: {
    customerService: '/faqs',
    hm: legal(
      'informacija-par-uznemumu privatuma-politika sikdatnu-politika lietosanas-noteikumi house-list-noteikumi',
    ),
    rl: legal('rekviziti privatums sikdatnes noteikumi loom-club-noteikumi'),
  },
  pl: {
    customerService: '/obsluga-klienta',
    hm: legal(
      'informacje-o-firmie polityka-prywatnosci polityka-cookies regulamin-sklepu house-list-regulamin',
    ),
    rl: legal('nota-prawna prywatnosc cookies regulamin loom-club-regulamin'),
  },
  pt: {
    customerService: '/faqs',
    hm: legal(
      'informacao-da-empresa politica-de-privacidade politica-de-cookies termos-e-condicoes house-list-termos',
    ),
    rl: legal('ficha-tecnica privacidade cookies termos loom-club-termos'),
  },
  ro: {
    customerService: '/faqs',
    hm: legal(
      'informatii-companie politica-de-confidentialitate politica-cookie termeni-si-conditii house-list-termeni',
    ),
    rl: legal('date-companie confidentialitate cookies termeni loom-club-termeni'),
  },
  ru: {
    customerService: '/faqs',
    hm: legal(
      'informaciya-o-kompanii politika-konfidencialnosti politika-cookie usloviya-prodazhi house-list-usloviya',
    ),
    rl: legal('rekvizity konfidencialnost cookies usloviya loom-club-usloviya'),
  },
  sk: {
    customerService: '/faqs',
    hm: legal(
      'informacie-o-spolocnosti ochrana-osobnych-udajov zasady-cookies obchodne-podmienky house-list-podmienky',
    ),
    rl: legal('tiraz sukromie cookies podmienky loom-club-podmienky'),
  },
  sl: {
    customerService: '/faqs',
    hm: legal(
      'podatki-o-podjetju politika-zasebnosti politika-piskotkov splosni-pogoji house-list-pogoji',
    ),
    rl: null,
  },
  es: {
    customerService: '/faqs',
    hm: legal(
      'informacion-de-la-empresa politica-de-privacidad politica-de-cookies terminos-y-condiciones house-list-condiciones',
    ),
    rl: legal('aviso-legal privacidad cookies condiciones loom-club-condiciones'),
  },
  sv: {
    customerService: '/faqs',
    hm: legal('foretagsinformation integritetspolicy cookiepolicy kopvillkor house-list-villkor'),
    rl: legal('om-foretaget integritet cookies villkor loom-club-villkor'),
  },
  lt: {
    customerService: '/faqs',
    hm: legal(
      'informacija-apie-imone privatumo-politika slapuku-politika pirkimo-taisykles house-list-taisykles',
    ),
    rl: legal('rekvizitai privatumas slapukai taisykles loom-club-taisykles'),
  },
};
