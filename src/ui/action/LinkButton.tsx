import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

type Props = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook;

/**
 * A link styled as a button, for navigation.
 * @example <LinkButton to="/shopping-bag" variant="secondary">{t('bag.view')}</LinkButton>
 */
export function LinkButton({ variant = 'primary', size = 'medium', wide = false, ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    />
  );
}
