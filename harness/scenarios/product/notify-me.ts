import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { choosesSize, productComes } from './product-steps.ts';

export const notifyMe: Scenario = {
  id: 'notify-me',
  title: 'A shopper wants to hear when a size is there',
  summary: 'Who leaves an address is written to; a failure keeps what was typed.',
  ledger: ['PRD-10', 'API-23', 'STK-01'],
  domains: ['product/noticeAnswered', 'fatal-error'],
  inBrowser: true,
  golden: [{ name: 'product/notify-me--promised', brand: 'hm' }],
  in: inBoth((fixtures) => {
    const { comingSoon } = fixtures;
    const { variantId } = comingSoon;
    const asks = (title: string) => ({
      kind: 'shopper' as const,
      title,
      input: 'product/askNotice',
      payload: {
        variantId,
        email: 'ada@example.test',
        newsletter: false,
        men: false,
        women: false,
        kids: false,
      },
      press: {
        role: 'button' as const,
        name: 'Write to me',
        within: 'We will write to you',
        fill: { 'E-mail address': 'ada@example.test' },
      },
      facts: [],
      state: { 'product/noticeStatus': 'sending' },
      asked: ['POST /notification/@self'],
    });
    return {
      start: strangerAt(fixtures, comingSoon.path),
      rules: [
        {
          on: 'POST /notification/@self',
          call: 1,
          then: { status: 503, errorKey: '_ERR_GENERIC' },
        },
      ],
      screen: [],
      steps: [
        productComes(comingSoon, { title: 'The product is there.' }),
        choosesSize(comingSoon, {
          title: `Chooses ${comingSoon.sizeName}, which is coming soon.`,
        }),
        {
          kind: 'shopper',
          title: 'Asks to be told.',
          input: 'product/openPanel',
          payload: { panel: 'notify' },
          press: { role: 'button', name: 'Tell me when it is here' },
          facts: [],
        },
        asks('Leaves an e-mail address.'),
        {
          kind: 'settle',
          title: 'The server fails. The form says so, and keeps the address.',
          facts: [{ name: 'product/noticeAnswered', payload: { variantId, isPromised: false } }],
          state: { 'product/noticeStatus': 'failed' },
          screen: [{ text: 'Our shop did not answer. Nothing was noted yet; please try again.' }],
        },
        asks('Sends it once more.'),
        {
          kind: 'settle',
          title: 'It is noted.',
          facts: [{ name: 'product/noticeAnswered', payload: { variantId, isPromised: true } }],
          state: { 'product/noticeStatus': 'promised' },
          screen: [{ text: 'Noted. We write to you as soon as it can be bought.' }],
        },
      ],
    };
  }),
};
