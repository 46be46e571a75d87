/** Imprint, privacy, cookies, terms, loyalty-programme terms. */
type LegalPaths = readonly [string, string, string, string, string];

/** RTE-24, by language; in all others it is `/faqs`. */
export const CUSTOMER_SERVICE: Readonly<Record<string, string>> = {
  en: '/customer-service',
  de: '/kundenservice',
  nl: '/klantenservice-contact',
  fr: '/service-clientele-contact',
  it: '/servizio-clienti-contattaci',
  pl: '/obsluga-klienta',
};

function legal(paths: string): LegalPaths {
  return paths.split(' ').map((path) => `/${path}`) as unknown as LegalPaths;
}

/** RTE-21, RTE-22: the tailored brand's pages by language. */
export const TAILORED: Readonly<Record<string, LegalPaths>> = {
  nl: legal(
    'bedrijfsgegevens privacybeleid cookiebeleid algemene-voorwaarden house-list-voorwaarden',
  ),
  fr: legal(
    'informations-legales politique-de-confidentialite politique-de-cookies conditions-generales-de-vente house-list-conditions',
  ),
  en: legal(
    'company-information privacy-policy cookie-policy terms-and-conditions house-list-terms',
  ),
  bg: legal(
    'informatsiya-za-kompaniyata politika-za-poveritelnost politika-za-biskvitki obshti-usloviya house-list-usloviya',
  ),
  hr: legal(
    'podaci-o-tvrtki pravila-privatnosti pravila-o-kolacicima opci-uvjeti house-list-uvjeti',
  ),
  cs: legal(
    'informace-o-spolecnosti ochrana-osobnich-udaju zasady-cookies obchodni-podminky house-list-podminky',
  ),
  da: legal(
    'virksomhedsoplysninger privatlivspolitik cookiepolitik handelsbetingelser house-list-betingelser',
  ),
  et: legal(
    'ettevotte-andmed privaatsuspoliitika kupsiste-poliitika muugitingimused house-list-tingimused',
  ),
  fi: legal('yritystiedot tietosuojakaytanto evastekaytanto toimitusehdot house-list-ehdot'),
  de: legal(
    'unternehmensangaben datenschutzerklaerung cookie-richtlinie allgemeine-geschaeftsbedingungen house-list-bedingungen',
  ),
  hu: legal(
    'cegadatok adatvedelmi-szabalyzat cookie-szabalyzat altalanos-szerzodesi-feltetelek house-list-feltetelek',
  ),
  it: legal(
    'informazioni-societarie informativa-sulla-privacy informativa-sui-cookie termini-e-condizioni house-list-condizioni',
  ),
  lv: legal(
    'informacija-par-uznemumu privatuma-politika sikdatnu-politika lietosanas-noteikumi house-list-noteikumi',
  ),
  pl: legal(
    'informacje-o-firmie polityka-prywatnosci polityka-cookies regulamin-sklepu house-list-regulamin',
  ),
  pt: legal(
    'informacao-da-empresa politica-de-privacidade politica-de-cookies termos-e-condicoes house-list-termos',
  ),
  ro: legal(
    'informatii-companie politica-de-confidentialitate politica-cookie termeni-si-conditii house-list-termeni',
  ),
  ru: legal(
    'informaciya-o-kompanii politika-konfidencialnosti politika-cookie usloviya-prodazhi house-list-usloviya',
  ),
  sk: legal(
    'informacie-o-spolocnosti ochrana-osobnych-udajov zasady-cookies obchodne-podmienky house-list-podmienky',
  ),
  sl: legal(
    'podatki-o-podjetju politika-zasebnosti politika-piskotkov splosni-pogoji house-list-pogoji',
  ),
  es: legal(
    'informacion-de-la-empresa politica-de-privacidad politica-de-cookies terminos-y-condiciones house-list-condiciones',
  ),
  sv: legal('foretagsinformation integritetspolicy cookiepolicy kopvillkor house-list-villkor'),
  lt: legal(
    'informacija-apie-imone privatumo-politika slapuku-politika pirkimo-taisykles house-list-taisykles',
  ),
};

/** RTE-23: the denim brand's. It is not sold where Bulgarian or Slovenian is spoken. */
export const CK: Readonly<Record<string, LegalPaths>> = {
  nl: legal('colofon privacy cookies voorwaarden loom-club-voorwaarden'),
  fr: legal('mentions-legales confidentialite cookies conditions-de-vente loom-club-conditions'),
  en: legal('imprint privacy cookies terms loom-club-terms'),
  hr: legal('impresum privatnost kolacici uvjeti-kupnje loom-club-uvjeti'),
  cs: legal('tiraz soukromi cookies podminky loom-club-podminky'),
  da: legal('om-virksomheden privatliv cookies betingelser loom-club-betingelser'),
  et: legal('ettevottest privaatsus kupsised tingimused loom-club-tingimused'),
  fi: legal('julkaisutiedot tietosuoja evasteet ehdot loom-club-ehdot'),
  de: legal('impressum datenschutz cookies agb loom-club-bedingungen'),
  hu: legal('impresszum adatvedelem sutik aszf loom-club-feltetelek'),
  it: legal('note-legali privacy cookie condizioni-di-vendita loom-club-condizioni'),
  lv: legal('rekviziti privatums sikdatnes noteikumi loom-club-noteikumi'),
  pl: legal('nota-prawna prywatnosc cookies regulamin loom-club-regulamin'),
  pt: legal('ficha-tecnica privacidade cookies termos loom-club-termos'),
  ro: legal('date-companie confidentialitate cookies termeni loom-club-termeni'),
  ru: legal('rekvizity konfidencialnost cookies usloviya loom-club-usloviya'),
  sk: legal('tiraz sukromie cookies podmienky loom-club-podmienky'),
  es: legal('aviso-legal privacidad cookies condiciones loom-club-condiciones'),
  sv: legal('om-foretaget integritet cookies villkor loom-club-villkor'),
  lt: legal('rekvizitai privatumas slapukai taisykles loom-club-taisykles'),
};
