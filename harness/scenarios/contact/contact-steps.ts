import { type Wish, button, fact, heading, says, settles, acts } from '../step-builders.ts';
import type { SettleStep, ShopperStep } from '../scenario.ts';

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

export const FORM_IS_THERE: SettleStep = settles('The form is there.', {
  screen: [heading('Write to us')],
});

export function writes(wish: Wish, change: Partial<typeof LETTER> & { orderId?: string } = {}) {
  const step: ShopperStep = acts(wish, {
    input: 'contact/sendLetter',
    payload: { ...LETTER, ...change },
    press: button('Send message'),
    asked: [SEND],
    state: { 'contact/letterState': { status: 'sending' } },
  });
  return step;
}

/** Customer service has received it under this number. */
export function letterIsThere(caseId = 'C101', isCopied = false): SettleStep {
  return settles('Customer service has it.', {
    facts: [fact('contact/letterSent', { topic: 'delivery' })],
    state: { 'contact/letterState': { status: 'sent', caseId, isCopied } },
    screen: [heading('Thank you, your message is with us')],
  });
}

/** It was refused; the form keeps its content. */
export function letterFails(errorKey: string, text: string): SettleStep {
  return settles('Is told why it was not sent. Nothing of it is lost.', {
    facts: [fact('contact/letterFailed', { errorKey })],
    screen: [says(text)],
  });
}

export function attaches(wish: Wish, change: object = {}): ShopperStep {
  return acts(wish, {
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
  });
}
