import type { Story } from '@ladle/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { ConsentOverlay } from '#src/app/ConsentOverlay.tsx';
import { NOTHING_MORE, type NoticeVariant } from '#src/consent/consent.ts';
import { CookieList } from '#src/consent/CookieList.tsx';
import { $notice, signalConsentFx } from '#src/consent/model.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { tellTabsFx } from '#src/ports/tabs.ts';
import styles from '../Stories.module.css';

function notice(variant: NoticeVariant, view: 'main' | 'settings', isReopened = false): Story {
  const scope = fork({
    values: [[$notice, { view, variant, ticks: NOTHING_MORE, isReopened }]],
    handlers: [
      [writeCookieFx, () => undefined],
      [signalConsentFx, () => undefined],
      [tellTabsFx, () => undefined],
    ],
  });
  return () => (
    <Provider value={scope}>
      <MemoryRouter>
        <ConsentOverlay />
      </MemoryRouter>
    </Provider>
  );
}

export const Control = notice('control', 'main');
export const Variation0 = notice('variation_0', 'main');
export const BottomLeft = notice('bottom-left', 'main');
export const BottomRight = notice('bottom-right', 'main');
export const BottomCentre = notice('bottom-center', 'main');
export const Settings = notice('control', 'settings');
export const SettingsOfVariation0 = notice('variation_0', 'settings');
export const Reopened = notice('control', 'settings', true);
export const List: Story = () => (
  <div className={styles.column}>
    <CookieList purpose="functional" label="Functional: always on" />
  </div>
);
