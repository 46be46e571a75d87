/** From the bag to the order. */
import { sample } from 'effector';
import { orderPlaced } from '../../checkout/placed.ts';
import '../../checkout/price-model.ts';
import { leaveCheckout, openStep, stepRefused } from '../../checkout/steps-model.ts';
import { pathOfStage } from '../../checkout/steps.ts';
import { pathBelow } from '../../kernel/site-path.ts';
import { showNotice } from '../../notices/model.ts';
import { $location, navigateFx } from '../../ports/navigation.ts';
import { inPart, whenPart } from '../../ports/parts.ts';
import { tellTabsFx } from '../../ports/tabs.ts';
import { $basename } from '../../store-config/model.ts';
import { $page, pageEntered } from '../wiring.ts';

const entered = sample({
  clock: [inPart('checkout', pageEntered), whenPart('checkout')],
  source: { page: $page, location: $location, basename: $basename },
});
const stepEntered = entered.filterMap(({ page, location, basename }) => {
  if (page.kind !== 'checkout') return undefined;
  const { stage } = page;
  const isLegacy = pathBelow(location.path, basename) !== pathOfStage(stage);
  return { stage, isLegacy, to: basename + pathOfStage(stage) + location.search };
});

sample({
  clock: stepEntered,
  filter: ({ isLegacy }) => !isLegacy,
  fn: ({ stage }) => ({ stage }),
  target: openStep,
});
// RTE-09…11: the legacy paths are real, and lead to the stepper's.
sample({
  clock: stepEntered,
  filter: ({ isLegacy }) => isLegacy,
  fn: ({ to }) => ({ to, replace: true }),
  target: navigateFx,
});
sample({
  clock: entered,
  filter: ({ page }) => page.kind !== 'checkout',
  fn: () => undefined,
  target: leaveCheckout,
});

// On the bag's page nothing of the checkout is left to say why.
sample({
  clock: stepRefused,
  filter: ({ to }) => to === 'bag',
  fn: ({ reason, parameters: [name] }) => ({
    severity: 'warning' as const,
    key: `cart:checkout.${reason}`,
    params: name === undefined ? {} : { name },
    ms: 10_000,
  }),
  target: showNotice,
});

sample({
  clock: orderPlaced,
  fn: () => ({ kind: 'bag-changed' as const }),
  target: tellTabsFx,
});
