import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { FORM_IS_THERE, letterFails, letterIsThere, writes } from './contact-steps.ts';

export const contactCaptchaSpent: Scenario = {
  id: 'contact-captcha-spent',
  title: 'A captcha is good for one letter',
  summary: 'The second letter with the same answer is refused, and taken with a new one.',
  ledger: ['API-64', 'CAP-02', 'CAP-03'],
  domains: ['contact'],
  golden: [{ name: 'contact/letter--captcha-spent', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/contactus'),
    rules: [],
    screen: [],
    steps: [
      FORM_IS_THERE,
      writes({ title: 'Writes.' }),
      letterIsThere(),
      writes({ title: 'Writes again, with an answer that was used.' }),
      letterFails(
        '_ERR_CAPTCHA_INVALID',
        'Please show once more that you are a person. What you wrote is still here.',
      ),
      writes({ title: 'Ticks the box once more.' }, { captcha: 'another-simulated-answer' }),
      letterIsThere('C102'),
    ],
  })),
};
