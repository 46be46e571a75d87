import type { Story } from '@ladle/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { Badge as BadgePrimitive } from '#src/ui/Badge.tsx';
import { Breadcrumb as BreadcrumbPrimitive } from '#src/ui/action/Breadcrumb.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton as IconButtonPrimitive } from '#src/ui/action/IconButton.tsx';
import { LinkButton as LinkButtonPrimitive } from '#src/ui/action/LinkButton.tsx';
import { LinkGroup as LinkGroupPrimitive } from '#src/ui/action/LinkGroup.tsx';
import { Picture as PicturePrimitive } from '#src/ui/tile/Picture.tsx';
import { Price as PricePrimitive } from '#src/ui/tile/Price.tsx';
import { SecondPicture as SecondPicturePrimitive } from '#src/ui/tile/SecondPicture.tsx';
import { Wordmark as WordmarkPrimitive } from '#src/ui/Wordmark.tsx';
import { type IconName, iconPaths } from '#src/ui/icon-paths.ts';
import styles from '../Stories.module.css';

const ICONS = Object.keys(iconPaths) as IconName[];
const TONES = ['plain', 'accent', 'strong'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

export const Icons: Story = () => (
  <div className={styles.row}>
    {ICONS.map((name) => (
      <span key={name} title={name}>
        <Icon name={name} />
      </span>
    ))}
  </div>
);

export const IconButton: Story = () => (
  <div className={styles.row}>
    <IconButtonPrimitive icon="heart" label="Save" />
    <IconButtonPrimitive icon="heart" label="Save" filled aria-pressed />
    <IconButtonPrimitive icon="heart" label="Save" variant="plate" />
    <IconButtonPrimitive icon="heart" label="Save" disabled />
  </div>
);

export const Badge: Story = () => (
  <div className={styles.row}>
    {TONES.map((tone) => (
      <BadgePrimitive key={tone} tone={tone}>
        {tone}
      </BadgePrimitive>
    ))}
  </div>
);

export const Price: Story = () => (
  <div className={styles.column}>
    {SIZES.map((size) => (
      <div key={size} className={styles.row}>
        <PricePrimitive price="£125.00" size={size} />
        <PricePrimitive
          price="2 730,00 Kč"
          wasPrice="3 900,00 Kč"
          nowLabel="Now"
          wasLabel="Was"
          size={size}
        />
      </div>
    ))}
  </div>
);

export const LinkButton: Story = () => (
  <MemoryRouter>
    {VARIANTS.map((variant) => (
      <div key={variant} className={styles.row}>
        {SIZES.map((size) => (
          <LinkButtonPrimitive key={size} to="/" variant={variant} size={size}>
            See what is new
          </LinkButtonPrimitive>
        ))}
      </div>
    ))}
  </MemoryRouter>
);

export const Breadcrumb: Story = () => (
  <MemoryRouter>
    <div className={styles.form}>
      <BreadcrumbPrimitive
        label="You are here"
        steps={[
          { label: 'Home', to: '/' },
          { label: 'Men', to: '/men' },
          { label: 'Jackets and everything else that goes over a shirt', to: '/men/jackets' },
          { label: 'Foundry Trucker Jacket in mid wash, with a lining for the winter' },
        ]}
      />
    </div>
  </MemoryRouter>
);

export const LinkGroup: Story = () => (
  <MemoryRouter>
    <div className={styles.form}>
      {['Help', undefined].map((landmark) => (
        <LinkGroupPrimitive
          key={String(landmark)}
          title="Help"
          landmark={landmark}
          links={['Delivery', 'Returns', 'Size guides'].map((label) => (
            <Link key={label} to="/">
              {label}
            </Link>
          ))}
        />
      ))}
    </div>
  </MemoryRouter>
);

export const Picture: Story = () => (
  <div className={styles.tiles}>
    {(['tile', 'portrait', 'square', 'natural'] as const).map((ratio) => (
      <PicturePrimitive
        key={ratio}
        pictureId="rl0101raw-front"
        alt="Foundry Straight Jean"
        sizes="15rem"
        ratio={ratio}
      />
    ))}
    <PicturePrimitive
      pictureId="there-is-none"
      alt="A picture that is missing"
      sizes="15rem"
      placeholder="#b9b1a3"
    />
  </div>
);

export const SecondPicture: Story = () => (
  <div className={styles.tiles}>
    <SecondPicturePrimitive pictureId="rl0101raw-back" sizes="15rem" />
  </div>
);

export const Wordmark: Story = () => (
  <div className={styles.column}>
    {['Rivet & Loom', 'Hollis Marlowe'].map((name) => (
      <div key={name} className={styles.column}>
        <WordmarkPrimitive name={name} />
        <WordmarkPrimitive name={name} size="poster" />
      </div>
    ))}
  </div>
);
