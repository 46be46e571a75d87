// Page of a simulated payment provider. Like a real one, it redirects back with the parameters that the shop specified.
const TEXTS = {
  en: {
    banner: 'Simulation: no money moves here.',
    paypal: ['Simulated PayPal', 'The real PayPal would ask you to sign in and to agree.'],
    klarna: ['Simulated Klarna', 'The real Klarna would ask you for a few details.'],
    challenge: ['Simulated bank', 'Your bank would ask you to confirm the payment (3-D Secure).'],
    payment: 'Payment',
    approve: 'Approve',
    refuse: 'Refuse',
    cancel: 'Cancel and go back',
    pending: 'Leave pending',
    abroad: 'Approve, from an address abroad',
    lost: 'This address names no shop to go back to.',
    home: 'To the shop',
  },
  de: {
    banner: 'Simulation: Hier fließt kein Geld.',
    paypal: [
      'Simuliertes PayPal',
      'Das echte PayPal würde Sie bitten, sich anzumelden und zuzustimmen.',
    ],
    klarna: ['Simuliertes Klarna', 'Das echte Klarna würde Sie nach einigen Angaben fragen.'],
    challenge: [
      'Simulierte Bank',
      'Ihre Bank würde Sie bitten, die Zahlung zu bestätigen (3-D Secure).',
    ],
    payment: 'Zahlung',
    approve: 'Zustimmen',
    refuse: 'Ablehnen',
    cancel: 'Abbrechen und zurück',
    pending: 'Offen lassen',
    abroad: 'Zustimmen, mit einer Adresse im Ausland',
    lost: 'Diese Adresse nennt keinen Shop, zu dem es zurückgeht.',
    home: 'Zum Shop',
  },
};

/** Result of each choice: for a payment, if possible there, and for PayPal express, which distinguishes payers. */
const CHOICES = [
  { name: 'approve', result: 'passed', payer: 'PAYER123' },
  { name: 'refuse', result: 'refused', payer: 'REFUSED1' },
  { name: 'cancel', result: 'cancelled', payer: undefined },
  { name: 'pending', result: 'pending', payer: 'PENDING1' },
  { name: 'abroad', result: undefined, payer: 'ABROAD1' },
];

/**
 * Return path within this site; redirects to other sites are rejected.
 *
 * @param {string | null} text
 */
function wayBack(text) {
  if (text === null || !/^\/(?!\/)/.test(text) || /[\p{Cc}\\]/u.test(text)) return undefined;
  if (!URL.canParse(text, location.origin)) return undefined;
  const url = new URL(text, location.origin);
  return url.origin === location.origin && !url.pathname.startsWith('//') ? url : undefined;
}

/**
 * @param {(typeof CHOICES)[number]} choice
 * @param {URLSearchParams} query
 */
function addressOf({ result, payer }, query) {
  const token = query.get('token');
  if (token === null && result === undefined) return undefined;
  const isCancelled = token !== null && payer === undefined;
  const url = wayBack(query.get(isCancelled ? 'cancelPath' : 'returnPath'));
  if (!url) return undefined;
  if (token === null) {
    url.searchParams.set('paymentId', query.get('paymentId') ?? '');
    url.searchParams.set('redirectResult', result ?? '');
  } else {
    url.searchParams.set('token', token);
    if (payer !== undefined) url.searchParams.set('PayerID', payer);
  }
  return url;
}

/** @param {string} id */
function place(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

/**
 * @param {string} id
 * @param {string} text
 */
function show(id, text) {
  place(id).textContent = text;
}

/** @typedef {typeof TEXTS.en} Texts */

/**
 * @param {Texts} texts
 * @param {URLSearchParams} query
 */
function showChoices(texts, query) {
  for (const choice of CHOICES) {
    const url = addressOf(choice, query);
    if (!url) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'choice';
    button.textContent = texts[/** @type {'approve'} */ (choice.name)];
    button.toggleAttribute('data-main', choice.name === 'approve');
    // Replaces this page in the history: a decision is final, and Back skips it.
    button.addEventListener('click', () => location.replace(url.href));
    place('choices').append(button);
  }
}

/** @param {Texts} texts */
function showNoWay(texts) {
  show('text', texts.lost);
  const home = document.createElement('a');
  home.href = '/';
  home.textContent = texts.home;
  place('choices').append(home);
}

const language = navigator.language.startsWith('de') ? 'de' : 'en';
const texts = TEXTS[language];
const query = new URLSearchParams(location.search);
// The server serves this page only under known names.
const kind = /** @type {'paypal'} */ (location.pathname.split('/').at(-1));
const [title = '', text = ''] = texts[kind];
document.documentElement.lang = language;
document.title = title;
show('banner', texts.banner);
show('title', title);
if (wayBack(query.get('returnPath'))) {
  show('text', text);
  const payment = query.get('paymentId') ?? query.get('token') ?? '';
  show('payment', payment === '' ? '' : `${texts.payment} ${payment.slice(0, 60)}`);
  showChoices(texts, query);
} else {
  showNoWay(texts);
}

export {};
