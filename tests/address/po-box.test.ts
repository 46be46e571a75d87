import { describe, expect, it } from 'vitest';
import { isPoBox } from '#src/address/po-box.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { cpuTime } from '#tests/cpu-time.ts';

/**
 * Lines of each country, separated by `|`: post-office boxes in common spellings, and streets that
 * look like one.
 */
const LINES: Readonly<Record<string, readonly [boxes: string, streets: string]>> = {
  BE: [
    'BP 40|B.P. 40|bp40|Rue Neuve 4, B.P. 12|Postbus 12|Boîte postale 3|BOITE POSTALE 3|BP n° 12',
    'Rue BPM|Nieuwstraat 3 box 4|Rue Neuve 4 bte 12|Kerkstraat 3 bus 2|Rue BPM 4|Postbusstraat 3',
  ],
  GB: [
    'PO Box 12|P.O. Box 12|P. O. BOX 9|POBox 12|P0 Box 3|Post Box 12|Postbox 12|Postal Box 4|Private Bag 7|private bag no. 7|POB 12|Unit 4, PO Box 12|Post Office Box 3|GPO Box 7|The Yard Post Box 12|Private Bag',
    '4 Post Office Boxley Road|Post Box Cottage|3 Postbox Lane|The Old Post Office|Private Road 3|4 Box Hill|Bagshot 3|Pobble Lane 4|BFPO 12',
  ],
  BG: [
    'Пощенска кутия 3|П.К. 12|ПК 12|п. к. № 4|P.K. 12|ул. Шипка 4, п.к. 12',
    'бул. „Витоша“ 5|ул. Паркова 12|ПКТ 4',
  ],
  HR: [
    'P.P. 12|p. p. 12|pp 12|PP12|Poštanski pretinac 5|postanski pretinac 5|Ilica 4, p.p. 12|P.P. br. 7',
    'Ulica P. Preradovića 5|Ilica 12|Hopp 5|Poštanska ulica 5',
  ],
  CZ: [
    'P.P. 12|p. p. 12|PP 12|Pošt. přihr. 12|Poštovní přihrádka 3|POSTOVNI PRIHRADKA 3|Poštovní schránka 4|P. O. BOX 9|Příčná 12/3, P.P. 4|p.p. č. 5',
    'Příčná 12, 1. PP|1.PP 5|Poštovní 12|Na Příhradku 3|U pošty 4',
  ],
  DK: ['Postboks 12|postboks12|Boks 12|Postbox 3|Nørregade 4, Boks 12', 'Boksvej 12|Postbovej 3'],
  EE: ['Postkast 12|p/k 12|PK 12|Õismäe tee 8, pk 4', 'Postkasti tee 3|Pikk 12|Õismäe tee 8'],
  FI: [
    'P.L. 34|PL 34|pl34|P. L. 34|Postilokero 4|PB 34|Plats 5, PL 34|Mannerheimintie 3 PL 5',
    'Plats 5|Mannerheimintie 3 A 12|Kaplankatu 5|Postilokeronkuja 5',
  ],
  FR: [
    'BP 40|B.P. 40|b.p.40|12 rue du Port BP 40|Boîte Postale 3|boite postale n° 3|CS 40012|TSA 12345',
    'B. Palissy 4|Rue BPM|12 rue Postale|CS 4|3 bis, rue de l’Œuvre',
  ],
  DE: [
    'Postfach 12 34 56|Postf. 12|PF 12 34 56|Hauptstr. 4, Postfach 3|Post-Fach 7|Pf. 4|POSTFACH',
    'Postfachweg 3|Postboxweg 3|Pfarrstr. 4|Pfad 3',
  ],
  HU: [
    'Postafiók 12|POSTAFIOK 12|Pf. 12|Pf.: 12|pf12|Üllői út 5., Pf. 4|P.f. 4',
    'Pfeiffer utca 12|Posta utca 3',
  ],
  IE: [
    'P.O. Box 12|Post Box 12|Postal Box 4|Private Bag 7|private bag 7',
    '4 Bóthar na Trá|The Postbox House|3 Boxwood Close',
  ],
  IT: [
    'Casella postale 12|C.P. 12|CP 12|Cas. Post. 4|Via Nazionale 1, C.P. 12',
    'Via Casella 12|Via C. Pavese 4|CPA 12|Via Postale 3',
  ],
  LV: [
    'a/k 12|Abonenta kastīte 3|abonenta kastite 3|Pasta kastīte 12|p/k 4',
    'Brīvības iela 12 a k. 3|Pasta iela 4',
  ],
  LU: [
    'BP 2|B.P. 12|b p 12|4, rue de l’Église BP 2|Boîte postale 3',
    'Rue BPM|4, rue Bp. Laurent|2, rue de la Poste',
  ],
  NL: ['Postbus 100|postbus100|Oude Gracht 12, Postbus 3', 'Postbusweg 3|Busweg 12'],
  PL: [
    'Skr. poczt. 12|skr.poczt.12|Skrytka pocztowa 3|skrytka poczt. nr 4|SKR POCZT 5|ul. Polna 4, skr. poczt. 12',
    'ul. Pocztowa 12|ul. Skryta 4|Skr. Pocztylionów 5',
  ],
  PT: [
    'Apartado 34|apartado nº 34|Rua Nova 4, Apartado 34|Apartado Postal 3',
    'Apartamento 34|Rua Apartada 4|Av. da Liberdade, 12 - 3.º Dto.',
  ],
  RO: [
    'CP 12|C.P. 12|Căsuța poștală 3|Casuta postala 3|Căsuţa Poştală 3|OP 1, CP 12',
    'Str. C. Porumbescu 4|Str. Căsuței 3|Calea Poștei 5',
  ],
  RU: [
    'а"я 7|а/я 7|А/Я 12|а.я. 4|а\\я 5|a/я 5|а“я 7|ая 12|Абонентский ящик 3|аб. ящик 4|ул. Ленина 5, а/я 7|п/я 12|а"я № 7|Почтовый ящик 4',
    'ул. Льва Толстого, д. 16|ул. Майя 7|ул. Яблочная 5а|Маяковского 12|ул. Ящиковая 3',
  ],
  SK: [
    'P.P. 12|p. p. 12|Poštový priečinok 3|postovy priecinok 3|pošt. prieč. 12|Kŕčová 1, PP 4',
    'Kŕčová 12, 1. PP|Poštová 12',
  ],
  SI: [
    'p. p. 12|p.p.12|Poštni predal 3|postni predal 3|Čopova ulica 3, p. p. 12',
    'Čopova ulica 3|Poštna ulica 3|Trg P. Predina 4',
  ],
  ES: [
    'Apartado de correo 12|Apartado de Correos 12|APARTADO CORREOS 12|Apartado 12|Apdo. 12|Apdo. Correos 12|apdo12|Casillas 12|Casilla de correo 4|Casilla postal 4|C/ Mayor 3, Casillas 12|Calle Mayor 3 Apartado nº 5|Calle Mayor 3 Casillas 5',
    'Apartamento 5|Calle Casillas 5|C/ Casillas 5|C/Casillas 5|Calle de las Casillas 5|Apto. 12|Calle Correos 3',
  ],
  SE: ['Box 123|box123|Postbox 12|Kungsgatan 4, Box 123', 'Boxholmsvägen 3|Postboxvägen 5|Boxen 4'],
  LT: [
    'Pašto dėžutė 12|pasto dezute 12|a. d. 12|a/d 12|p. d. 4|Abonentinė dėžutė 3|Gedimino pr. 9, a/d 12',
    'Gedimino pr. 9|Pašto g. 12',
  ],
  CH: [
    'CP 12|C.P. 12|c p 12|BP 12|B.P. 12|Postfach|Postfach 12|Case postale 3|Casella postale 3|Bahnhofstrasse 1, Postfach|Rue du Lac 4 CP 12',
    'Postfachgasse 3|Rue BPM|Bahnhofstrasse 1 c/o Meier & Söhne|Rue C. Piaget 4',
  ],
  AT: ['Postfach 12|Postf. 4|PF 12|Wiedner Hauptstr. 8, Postfach 3', 'Postboxweg 3|Pfarrgasse 12'],
};

it('ADR-01 every country has names of its post-office boxes', () => {
  expect(Object.keys(LINES)).toEqual(COUNTRIES.map(({ code }) => code));
});

describe.each(Object.entries(LINES))('ADR-01 in %s', (country, [boxes, streets]) => {
  it.each(boxes.split('|'))('“%s” is a post-office box', (line) => {
    expect(isPoBox(country, line)).toBe(true);
    expect(isPoBox(country, line.toUpperCase())).toBe(true);
    expect(isPoBox(country, line.normalize('NFD'))).toBe(true);
  });

  it.each(streets.split('|'))('“%s” is no post-office box', (line) => {
    expect(isPoBox(country, line)).toBe(false);
    expect(isPoBox(country, line.toUpperCase())).toBe(false);
  });
});

it.each(['PL 34', 'BP 12', 'C.P. 12', 'P.P. 12', 'а.я. 4', 'Pf. 12', 'Boks 12'])(
  'ADR-01 accepts “%s” where it is no post-office box',
  (line) => {
    expect(isPoBox('GB', line)).toBe(false);
    expect(isPoBox('constructor', line)).toBe(false);
  },
);

it('ADR-01 checks a long hostile line quickly', () => {
  const worked = cpuTime();
  for (const line of ['p.', 'p o ', 'post ', '. ', 'а/', 'casillas ', '1. p'])
    for (const { code } of COUNTRIES) isPoBox(code, line.repeat(2_000));
  expect(worked()).toBeLessThan(2000);
});
