import type { Story } from '@ladle/react';
import { allSettled, fork, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { NewsletterOverlay } from '#src/app/NewsletterOverlay.tsx';
import { NewsletterPlace } from '#src/shell/footer/NewsletterPlace.tsx';
import { $signUpState, interestsFx, subscribeFx } from '#src/newsletter/model.ts';
import type { SignUpState } from '#src/newsletter/newsletter.ts';
import { enterPage } from '#src/newsletter/popup-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { loadFeature, loadFeatureFx } from '#src/ports/features.ts';
import { $start } from '#src/ports/start.ts';
import styles from '../Stories.module.css';

const INTERESTS = ['Women', 'Men', 'New in', 'Sale'].map((label) => ({ id: label, label }));

function shopper(state: SignUpState, cookies: Record<string, string> = {}) {
  return fork({
    values: [
      [$signUpState, state],
      [$start, { cookies, storage: {} }],
    ],
    handlers: [
      [interestsFx, () => INTERESTS],
      [subscribeFx, () => undefined],
      [loadFeatureFx, () => undefined],
      [waitFx, () => undefined],
      [writeCookieFx, () => undefined],
    ],
  });
}

function footer(...given: Parameters<typeof shopper>): Story {
  const scope = shopper(...given);
  return () => (
    <Provider value={scope}>
      <MemoryRouter>
        <div className={styles.column}>
          <NewsletterPlace />
        </div>
      </MemoryRouter>
    </Provider>
  );
}

/** Popup after a while on the third page. */
function Popup() {
  const [scope] = useState(() => shopper({ status: 'idle' }));
  useEffect(() => {
    void allSettled(loadFeature, { scope, params: { part: 'newsletter' } }).then(() =>
      scopeBind(enterPage, { scope })({ visit: 3, isForBrowsing: true }),
    );
  }, [scope]);
  return (
    <Provider value={scope}>
      <MemoryRouter>
        <NewsletterOverlay />
      </MemoryRouter>
    </Provider>
  );
}

export const InFooter = footer({ status: 'idle' });
export const Sending = footer({ status: 'sending', source: 'footer' });
export const AddressRefused = footer({ status: 'failed', source: 'footer', reason: 'email' });
export const ShopUnreachable = footer({
  status: 'failed',
  source: 'footer',
  reason: 'unreachable',
});
export const SignedUp = footer({ status: 'done', source: 'footer' }, { selvedge_newsletter: '1' });
export const AlreadySignedUp = footer({ status: 'idle' }, { selvedge_newsletter: '1' });
export const InPopup: Story = () => <Popup />;
