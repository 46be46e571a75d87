import type { SettleStep, ShopperStep } from '../scenario.ts';
import type { Wish } from '../steps.ts';

export const SEND = 'POST /contactus';
export const ATTACH = 'POST /contactus/files';

const LETTER = {
  firstName: 'Ada',
  lastName: 'Weaver',
  email: 'ada@example.test',
  topic: 'delivery',
  message: 'Where is my parcel?',
  fileIds: [] as readonly string[],
  isCopied: false,
  captcha: 'simulated-answer-of-the-captcha',
};

export const FORM_IS_THERE: SettleStep = {
  kind: 'settle',
  title: 'The form is there.',
  facts: [],
  screen: [{ role: 'heading', name: 'Write to us' }],
};

/** Sends a letter, with what is different in it. */
export function writes(wish: Wish, change: Partial<typeof LETTER> & { orderId?: string } = {}) {
  const step: ShopperStep = {
    kind: 'shopper',
    input: 'contact/sendLetter',
    payload: { ...LETTER, ...change },
    press: { role: 'button', name: 'Send message' },
    facts: [],
    asked: [SEND],
    state: { 'contact/letterState': { status: 'sending' } },
    ...wish,
  };
  return step;
}

/** It is there, under this number. */
export function letterIsThere(caseId = 'C101', isCopied = false): SettleStep {
  return {
    kind: 'settle',
    title: 'Customer service has it.',
    facts: [{ name: 'contact/letterSent', payload: { topic: 'delivery' } }],
    state: { 'contact/letterState': { status: 'sent', caseId, isCopied } },
    screen: [{ role: 'heading', name: 'Thank you, your message is with us' }],
  };
}

/** It was refused; what was written is still there. */
export function letterFails(errorKey: string, text: string): SettleStep {
  return {
    kind: 'settle',
    title: 'Is told why it was not sent. Nothing of it is lost.',
    facts: [{ name: 'contact/letterFailed', payload: { errorKey } }],
    screen: [{ text }],
  };
}

/** Chooses a file. */
export function attaches(wish: Wish, change: object = {}): ShopperStep {
  return {
    kind: 'shopper',
    input: 'contact/attachFile',
    payload: {
      file: 'picture-1',
      instead: null,
      name: 'jacket.png',
      size: 29,
      problem: null,
      ...change,
    },
    press: 'no-control',
    facts: [],
    ...wish,
  };
}
