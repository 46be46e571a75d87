import type { Story } from '@ladle/react';
import { useState } from 'react';
import { Badge } from '#src/ui/Badge.tsx';
import { Button as ButtonPrimitive } from '#src/ui/action/Button.tsx';
import { Drawer as DrawerPrimitive, Sheet as SheetPrimitive } from '#src/ui/overlay/Drawer.tsx';
import { IconButton } from '#src/ui/action/IconButton.tsx';
import { Price } from '#src/ui/tile/Price.tsx';
import { ProductTile as ProductTilePrimitive } from '#src/ui/tile/ProductTile.tsx';
import { SizeGrid as SizeGridPrimitive } from '#src/ui/form/SizeGrid.tsx';
import { Swatches as SwatchesPrimitive } from '#src/ui/form/Swatches.tsx';
import { TextField as TextFieldPrimitive } from '#src/ui/form/TextField.tsx';
import { type Severity, Toasts as ToastsPrimitive } from '#src/ui/overlay/Toasts.tsx';
import styles from '../Stories.module.css';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;
const SEVERITIES: readonly Severity[] = ['success', 'error', 'warning', 'info'];

const COLOURS = [
  { value: 'RAW', label: 'Raw indigo', colour: '#232b45' },
  { value: 'MID', label: 'Mid wash', colour: '#5d7391' },
  { value: 'ECR', label: 'Ecru', colour: '#e8dfcc' },
];

const SIZES = [
  { value: '28', label: '28', state: 'available' },
  { value: '30', label: '30', state: 'low', note: '2 left' },
  { value: '32', label: '32', state: 'out-of-stock', note: 'Out of stock' },
  { value: '34', label: '34', state: 'coming-soon', note: 'Coming soon' },
] as const;

export const Button: Story = () => (
  <div className={styles.column}>
    {VARIANTS.map((variant) => (
      <div key={variant} className={styles.row}>
        <ButtonPrimitive variant={variant}>Add to bag</ButtonPrimitive>
        <ButtonPrimitive variant={variant} size="small">
          Small
        </ButtonPrimitive>
        <ButtonPrimitive variant={variant} size="large">
          Large
        </ButtonPrimitive>
        <ButtonPrimitive variant={variant} busy>
          Adding
        </ButtonPrimitive>
        <ButtonPrimitive variant={variant} disabled>
          Sold out
        </ButtonPrimitive>
      </div>
    ))}
  </div>
);

export const TextField: Story = () => {
  const [email, setEmail] = useState('');
  return (
    <div className={styles.form}>
      <TextFieldPrimitive
        label="E-mail address"
        name="logonId"
        type="email"
        hint="We only write about your order."
        value={email}
        onChange={setEmail}
      />
      <TextFieldPrimitive
        label="Password"
        name="logonPassword"
        type="password"
        error="Your password has 5 to 25 characters."
      />
      <TextFieldPrimitive label="Voucher" name="voucher" optionalLabel="optional" />
      <TextFieldPrimitive label="Store" name="store" value="Rotterdam" disabled />
    </div>
  );
};

export const TextArea: Story = () => {
  const [note, setNote] = useState('');
  return (
    <div className={styles.form}>
      <TextFieldPrimitive
        label="Note"
        name="note"
        rows={3}
        optionalLabel="optional"
        hint={`${240 - note.length} characters left`}
        value={note}
        onChange={setNote}
      />
      <TextFieldPrimitive
        label="Note"
        name="wrong"
        rows={2}
        error="This is too long for the card. Please shorten it."
        value="Warm wishes"
        onChange={() => undefined}
      />
    </div>
  );
};

export const SizeGrid: Story = () => {
  const [size, setSize] = useState<string>();
  return (
    <div className={styles.form}>
      <SizeGridPrimitive legend="Size" options={SIZES} value={size} onChange={setSize} />
      <SizeGridPrimitive
        legend="Size, none chosen"
        options={SIZES}
        value={undefined}
        onChange={setSize}
        error="Please choose a size."
      />
    </div>
  );
};

export const Swatches: Story = () => {
  const [colour, setColour] = useState('RAW');
  return (
    <div className={styles.column}>
      {(['medium', 'small'] as const).map((size) => (
        <SwatchesPrimitive
          key={size}
          legend="Colour"
          options={COLOURS}
          value={colour}
          onChange={setColour}
          size={size}
          showLegend={size === 'medium'}
        />
      ))}
    </div>
  );
};

export const ProductTile: Story = () => {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <div className={styles.tiles}>
      <ProductTilePrimitive
        href="/foundry-straight-jean-rl0101raw"
        name="Foundry Straight Jean"
        detail="Raw indigo"
        pictureId="rl0101raw-front"
        price={<Price price="£125.00" />}
        badge={<Badge tone="strong">New</Badge>}
        wishlist={
          <IconButton
            icon="heart"
            variant="plate"
            label="Save Foundry Straight Jean"
            aria-pressed={isSaved}
            filled={isSaved}
            onClick={() => setIsSaved(!isSaved)}
          />
        }
      />
      <ProductTilePrimitive
        href="/marlowe-blazer-hm1801her"
        name="Marlowe Blazer"
        detail="Grey herringbone"
        pictureId="hm1801her-front"
        price={<Price price="£210.00" wasPrice="£300.00" nowLabel="Now" wasLabel="Was" />}
        badge={<Badge tone="accent">Sale</Badge>}
      />
    </div>
  );
};

export const Drawer: Story = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.row}>
      <ButtonPrimitive onClick={() => setIsOpen(true)}>Open the drawer</ButtonPrimitive>
      <DrawerPrimitive
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Your bag"
        closeLabel="Close"
        footer={<ButtonPrimitive wide>Check out</ButtonPrimitive>}
      >
        <p>Foundry Straight Jean, raw indigo, 32/34</p>
      </DrawerPrimitive>
    </div>
  );
};

export const Sheet: Story = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.row}>
      <ButtonPrimitive onClick={() => setIsOpen(true)}>Open the sheet</ButtonPrimitive>
      <SheetPrimitive
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Foundry Straight Jean"
        closeLabel="Close"
        footer={<ButtonPrimitive wide>Add to bag</ButtonPrimitive>}
      >
        <p>Choose a size.</p>
      </SheetPrimitive>
    </div>
  );
};

export const Toasts: Story = () => {
  const [closed, setClosed] = useState<readonly number[]>([]);
  const close = (id: number) => setClosed([...closed, id]);
  return (
    <div className={styles.row}>
      <ButtonPrimitive onClick={() => setClosed([])}>Show all</ButtonPrimitive>
      <ToastsPrimitive
        regionLabel="Messages"
        closeLabel="Close"
        toasts={SEVERITIES.map((severity, id) => ({
          id,
          severity,
          text: `This is what “${severity}” looks like.`,
          actionLabel: severity === 'success' ? 'Undo' : undefined,
        })).filter(({ id }) => !closed.includes(id))}
        onAction={close}
        onClose={close}
      />
    </div>
  );
};
