import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { codeIn } from './promo-code.ts';
import { copyCode } from './promo-model.ts';
import { SpotLink } from './SpotLink.tsx';
import styles from './SpotText.module.css';

type Props = {
  text: string;
  url?: string | undefined;
  isHighlighted?: boolean | undefined;
};

/** A banner text as a link; its promo code is a button that copies it (CNT-10). */
export function SpotText({ text, url, isHighlighted = false }: Props) {
  const { t } = useTranslation('common');
  const copy = useUnit(copyCode);
  const coded = codeIn(text);
  const { before, code, after } = coded ?? { before: text, code: '', after: '' };
  return (
    <span className={styles.text} data-highlighted={isHighlighted || undefined}>
      {before.trim() !== '' && (
        <SpotLink className={styles.link} url={url}>
          {before.trimEnd()}
        </SpotLink>
      )}
      {coded && (
        <>
          {' '}
          <button
            type="button"
            className={styles.code}
            data-readable
            title={t('promo.copy', { code })}
            aria-label={t('promo.copy', { code })}
            onClick={() => copy({ code })}
          >
            {code}
          </button>
          {after}
        </>
      )}
    </span>
  );
}
