import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { OpenTrace } from '../import-trace.ts';
import { TransportButton } from '../playback/TransportButton.tsx';
import type { Studio } from '../use-studio.ts';
import { stopBeside } from './use-stops.ts';

/** Buttons to the next and the previous breakpoint hit. */
export function StopButtons({ studio, opened }: { studio: Studio; opened: OpenTrace }) {
  const { t } = useTranslation('studio');
  const { stops, step, goToStop } = studio;
  const { selected = opened.steps.causeOf(step) ?? -1 } = studio;
  return (
    <>
      <TransportButton
        icon="previousStop"
        label={t('breakpoints.previous')}
        shortcut="Shift+F8"
        isDisabled={stopBeside(stops, selected, -1) === undefined}
        onClick={() => goToStop(-1)}
      />
      <TransportButton
        icon="nextStop"
        label={t('breakpoints.next')}
        shortcut="F8"
        isDisabled={stopBeside(stops, selected, 1) === undefined}
        onClick={() => goToStop(1)}
      />
    </>
  );
}
