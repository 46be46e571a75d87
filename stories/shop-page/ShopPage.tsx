import { useLadleContext } from '@ladle/react';
import { textsIn } from '#harness/config/ladle/texts.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { App } from '#src/app/App.tsx';
import { ScreenFrame } from '../scenario-walk/ScreenFrame.tsx';
import { useControls } from '../scenario-walk/use-controls.ts';
import { useWalk } from '../scenario-walk/use-walk.ts';
import styles from './ShopPage.module.css';

const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 };
const WIDEST = 1440;

interface Props {
  scenario: Scenario;
  /** Nothing has come back yet of what the page, or the last wish, asked for. */
  isLoading?: boolean;
}

/** The whole shop in one state, over a backend of its own; as wide as Ladle's width says. */
export function ShopPage({ scenario, isLoading = false }: Props) {
  const { brand, locale } = useControls();
  const { width } = useLadleContext().globalState;
  const steps = scenario.in[brand].steps.length - (isLoading ? 1 : 0);
  const { running } = useWalk(scenario, brand, locale === 'de' ? 'de' : 'gb', steps);
  const wide = width || WIDEST;
  return (
    <div className={styles.page}>
      <ScreenFrame
        brand={brand}
        language={locale}
        width={wide}
        height={HEIGHTS[wide] ?? 900}
        title="Shop"
        onUse={() => undefined}
      >
        {running && <App scope={running.scope} history={running.history} i18n={textsIn(locale)} />}
      </ScreenFrame>
    </div>
  );
}
