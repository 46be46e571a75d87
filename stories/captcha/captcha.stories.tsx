import type { Story } from '@ladle/react';
import { Captcha } from '#src/captcha/Captcha.tsx';
import styles from '../Stories.module.css';

/** CAP-06: no provider is available here. */
export const Failed: Story = () => (
  <div className={styles.page}>
    <Captcha
      label="Check that you are a person"
      errorMessage="The check did not work. Please try it once more, or wait."
      takesFocus={false}
      onChange={() => undefined}
    />
  </div>
);
