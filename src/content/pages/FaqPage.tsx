import type { Faq } from './page-contract.ts';
import styles from './FaqPage.module.css';
import { PageFrame } from './PageFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';

type Props = {
  faq: Faq;
};

/** RTE-25: questions by subject with collapsed answers. Print shows all answers. */
export function FaqPage({ faq }: Props) {
  return (
    <PageFrame title={faq.title}>
      {faq.sections.map(({ title, questions }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          {questions.map(({ question, answer }) => (
            <details key={question} className={styles.entry}>
              <summary className={styles.question}>
                {question}
                <Icon name="chevron-down" />
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </section>
      ))}
    </PageFrame>
  );
}
