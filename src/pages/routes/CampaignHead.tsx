import { useUnit } from 'effector-react';
import { useCampaign } from '../../campaign/use-campaign.ts';
import { CampaignForm } from '../../newsletter/CampaignForm.tsx';
import { $campaignSignUp } from '../../newsletter/campaign-model.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { Picture } from '../../ui/tile/Picture.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './CampaignHead.module.css';

/** Two exclusive products of each brand. */
const PICTURES = {
  rl: ['rl0602mid-front', 'rl1003sag-front'],
  hm: ['hm2002cha-front', 'hm1802nvy-front'],
} as const;

const STEPS = ['first', 'second', 'third'] as const;

/** Campaign introduction, the shopper's status, and the next action. */
export function CampaignHead() {
  const { t } = useTranslation('campaign');
  const { brand, phase, situation, values } = useCampaign();
  const signUp = useUnit($campaignSignUp);
  const { hero } = useBrandLayout();
  return (
    <section className={styles.head} data-layout={hero}>
      <meta name="description" content={t(`page.${phase}.text`, values)} />
      <div className={styles.words} data-tone={hero === 'poster' ? 'dark' : undefined}>
        <p className={styles.label}>
          {t('page.label')} · {values.campaign}
        </p>
        <h1 className={styles.title}>{t(`page.${situation}.title`, values)}</h1>
        <p className={styles.text}>{t(`page.${situation}.text`, values)}</p>
        {signUp === 'listed' && (
          <div ref={takeFocus} tabIndex={-1}>
            <Alert severity="success">{t('signUp.done', values)}</Alert>
          </div>
        )}
        {situation === 'leadGen' && <CampaignForm />}
        {phase === 'over' && (
          <LinkButton to="/new" size="large">
            {t('page.more')}
          </LinkButton>
        )}
      </div>
      <div className={styles.pictures}>
        {PICTURES[brand].map((pictureId) => (
          <Picture
            key={pictureId}
            pictureId={pictureId}
            alt=""
            sizes="(width < 46.3125em) 50vw, 25vw"
            ratio="portrait"
            priority
          />
        ))}
      </div>
      {(phase === 'before' || situation === 'leadGen') && (
        <div className={styles.steps}>
          <h2 className={styles.stepsTitle}>{t('page.steps.title')}</h2>
          <ol className={styles.list}>
            {STEPS.map((step) => (
              <li key={step}>{t(`page.steps.${step}`, values)}</li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** Moves focus to the notice, because the form with the focus is unmounted. */
function takeFocus(notice: HTMLElement | null): void {
  notice?.focus();
}
