import type { Story } from '@ladle/react';
import { MemoryRouter } from 'react-router-dom';
import { CountryDialog as CountryDialogPart } from '#src/shell/footer/CountryDialog.tsx';
import { FatalError as FatalErrorPart } from '#src/app/FatalError.tsx';
import { LostPage as LostPagePart } from '#src/shell/LostPage.tsx';
import { LostPart as LostPartPart } from '#src/shell/LostPart.tsx';
import { SaveSession as SaveSessionPart } from '#src/shell/footer/SaveSession.tsx';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { ShopPart } from '../shop-page/ShopPart.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';
import styles from '../Stories.module.css';

const PHONE = { viewport: { width: 390, height: 844 } };

const home = pageScenario(bothAt('/'));
const panel = pageScenario(bothAt('/women'), {
  wishes: [{ input: 'app/openPanel', payload: { id: 'menu-women' } }],
});
const menu = pageScenario(bothAt('/'), { ...PHONE, wishes: [{ input: 'app/openMenu' }] });
const withoutContent = pageScenario(bothAt('/'), {
  rules: [{ on: 'GET /layout', then: 'unreachable' }],
});
const bannerClosed = pageScenario(bothAt('/'), { wishes: [{ input: 'content/closeBanner' }] });
const codeCopied = pageScenario(bothAt('/'), {
  wishes: [{ input: 'content/copyCode', payload: { code: 'KNIT10' } }],
});
const offline = pageScenario(bothAt('/'), {
  wishes: [{ input: 'connection/changed', payload: { isOnline: false } }],
});
const drawerLost = pageScenario(bothAt('/'), {
  wishes: [{ input: 'files/lost', payload: { file: 'SearchDrawer', place: 'over' } }],
});
const nowhere = pageScenario(bothAt('/nowhere/at/all'));
const broken = pageScenario(bothAt('/error'));
const endToEnd = pageScenario(bothAt('/e2e-test'));

export const Loading: Story = () => <ShopPage scenario={home} isLoading />;
export const MenuPanel: Story = () => <ShopPage scenario={panel} />;
export const MenuOpen: Story = () => <ShopPage scenario={menu} />;
export const WithoutContent: Story = () => <ShopPage scenario={withoutContent} />;
export const BannerClosed: Story = () => <ShopPage scenario={bannerClosed} />;
export const CodeCopied: Story = () => <ShopPage scenario={codeCopied} />;
export const Offline: Story = () => <ShopPage scenario={offline} />;
export const DrawerLost: Story = () => <ShopPage scenario={drawerLost} />;
export const NotFound: Story = () => <ShopPage scenario={nowhere} />;
export const PageBroken: Story = () => <ShopPage scenario={broken} />;
export const EndToEnd: Story = () => <ShopPage scenario={endToEnd} />;

export const CountryDialog: Story = () => (
  <ShopPart scenario={home}>
    <CountryDialogPart page={{ kind: 'home' }} open onClose={() => undefined} />
  </ShopPart>
);

export const PageLost: Story = () => (
  <ShopPart scenario={home}>
    <LostPagePart isAsking={false} onRetry={() => undefined} />
  </ShopPart>
);

export const PartLost: Story = () => (
  <ShopPart scenario={home}>
    <LostPartPart isAsking={false} onRetry={() => undefined} />
  </ShopPart>
);

export const EverythingBroken: Story = () => <FatalErrorPart onRefresh={() => undefined} />;

export const SaveSession: Story = () => (
  <MemoryRouter>
    <div className={styles.column} data-tone="dark">
      <SaveSessionPart exportTrace={() => Promise.resolve('')} />
    </div>
  </MemoryRouter>
);
