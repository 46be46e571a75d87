import type { Story } from '@ladle/react';
import { MemoryRouter } from 'react-router-dom';
import { ContentSpots as ContentSpotsPart } from '#src/product/page/ContentSpots.tsx';
import { NotifyDone as NotifyDonePart } from '#src/product/notify/NotifyDone.tsx';
import { SizeTable as SizeTablePart } from '#src/ui/DataTable.tsx';
import { VideoFrame } from '#src/product/page/VideoFrame.tsx';
import styles from '../Stories.module.css';

const SPOTS = [
  { id: 'delivery', title: 'Free delivery', text: 'From £50, in two to four working days.' },
  {
    id: 'wrap',
    title: 'Gift cards',
    text: 'When you are not sure of the size.',
    url: '/gift-cards',
  },
];

export const ContentSpots: Story = () => (
  <MemoryRouter>
    <div className={styles.column}>
      <ContentSpotsPart spots={SPOTS} look="plain" />
      <ContentSpotsPart spots={SPOTS} look="note" />
      <ContentSpotsPart spots={SPOTS} look="banner" />
    </div>
  </MemoryRouter>
);

export const Video: Story = () => (
  <div className={styles.form}>
    <VideoFrame name="Foundry Straight Jean" address="/nowhere.mp4" posterId="rl0101raw-front" />
  </div>
);

export const NoticeDone: Story = () => (
  <div className={styles.form}>
    <NotifyDonePart onBack={() => undefined} />
  </div>
);

export const SizeTable: Story = () => (
  <div className={styles.form}>
    <SizeTablePart
      title="Letter sizes"
      columns={['Size', 'Chest (cm)', 'Waist (cm)', 'Hips (cm)', 'Neck (cm)', 'Sleeve (cm)']}
      rows={[
        ['S', '84–88', '71–75', '88–92', '36–37', '63'],
        ['M', '89–94', '76–81', '93–98', '38–39', '64'],
      ]}
    />
  </div>
);
