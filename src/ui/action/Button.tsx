import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  wide?: boolean | undefined;
};

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Retains focus and width while the action runs, and ignores further clicks. */
    busy?: boolean | undefined;
  };

/**
 * The native button in the brand's style. `type` defaults to `button`.
 * @example <Button variant="primary" wide busy={isAdding} onClick={add}>{t('bag.add')}</Button>
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: Props) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    />
  );
}
