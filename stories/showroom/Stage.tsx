import { useEffect, useState } from 'react';
import { textsIn } from '#harness/config/ladle/texts.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { pretendMedia } from '#harness/showroom/pretend-media.ts';
import { readSetting } from '#harness/showroom/setting.ts';
import { App } from '#src/app/App.tsx';
import { keepDocumentLanguage } from '#src/ui/i18n/document-language.ts';
import { useStage } from './use-stage.ts';

interface Props {
  scenario: Scenario;
  /** True while the calls of the page, or of the last input, are pending. */
  isLoading?: boolean;
  /** True to show all steps on the way. */
  isWalk?: boolean;
}

/** The shop alone in its window, as shown in the showroom's frames. */
export function Stage({ scenario, isLoading = false, isWalk = false }: Props) {
  const [setting] = useState(() => {
    const said = readSetting(location.search);
    if (!isLoading) return said;
    return { ...said, step: scenario.in[said.brand].steps.length - 1 };
  });
  const onStage = useStage(scenario, setting, isWalk);
  const language = onStage?.language;

  useEffect(() => {
    const root = document.documentElement;
    root.dataset['brand'] = setting.brand;
    // Geometric precision in a scaled frame: letter positions are those of a high-resolution screen.
    if (window.parent !== window) root.style.textRendering = 'geometricPrecision';
    root.style.fontSize = setting.text === 100 ? '' : `${setting.text}%`;
    return pretendMedia(window, setting);
  }, [setting]);
  useEffect(
    () => language && keepDocumentLanguage(textsIn(language), document.documentElement),
    [language],
  );

  if (!onStage) return null;
  const { running, key } = onStage;
  return (
    <App
      key={key}
      scope={running.scope}
      history={running.history}
      i18n={textsIn(onStage.language)}
    />
  );
}
