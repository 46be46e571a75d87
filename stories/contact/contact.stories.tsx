import type { Story } from '@ladle/react';
import { useState } from 'react';
import { AttachedFile as AttachedFilePart } from '#src/forms/AttachedFile.tsx';
import { ListSelect as ListSelectPart } from '#src/forms/ListSelect.tsx';
import styles from '../Stories.module.css';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const at = bothAt('/contactus');
const LETTER = {
  firstName: 'Ada',
  lastName: 'Weaver',
  email: 'ada@example.test',
  topic: 'delivery',
  message: 'Where is my parcel?',
  fileIds: [],
  isCopied: true,
  captcha: 'simulated-answer-of-the-captcha',
};
const TOPICS = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'return', label: 'Returns and refunds' },
  { value: 'product', label: 'A product' },
];

const form = pageScenario(at);
const sent = pageScenario(at, {
  wishes: [{ pause: 1 }, { input: 'contact/sendLetter', payload: LETTER }],
});

export const ContactMessageForm: Story = () => <ShopPage scenario={form} />;
export const ContactMessageSent: Story = () => <ShopPage scenario={sent} />;

export const ListSelect: Story = () => {
  const [topic, setTopic] = useState('');
  return (
    <div className={styles.form}>
      <ListSelectPart
        field={{ name: 'topic', component: 'select', label: 'topic', required: true }}
        label="What is it about?"
        choices={TOPICS}
        none="Please choose"
        chosen={topic}
        error={undefined}
        hint="It goes to the people who know."
        onChoose={setTopic}
      />
    </div>
  );
};

const PICTURE = { file: 'picture-1', name: 'jacket.png', size: 2_400_000 };

export const AttachedFile: Story = () => (
  <div className={styles.form}>
    <AttachedFilePart
      attachment={{ ...PICTURE, status: 'attached', canBeShown: false, fileId: 'F101' }}
      onRemove={() => undefined}
    />
    <AttachedFilePart
      attachment={{ ...PICTURE, status: 'loading', canBeShown: false }}
      onRemove={() => undefined}
    />
  </div>
);
