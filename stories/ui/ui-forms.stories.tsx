import type { Story } from '@ladle/react';
import { useState } from 'react';
import { Checkbox as CheckboxPrimitive } from '#src/ui/form/Checkbox.tsx';
import { Options as OptionsPrimitive } from '#src/ui/form/Options.tsx';
import { FieldSelect } from '#src/ui/form/FieldSelect.tsx';
import styles from '../Stories.module.css';

const LONG =
  'I would like to hear by e-mail of new pieces, of what is reduced, and of what is on in the shop near me';

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'discount', label: 'Largest reduction', disabled: true },
];

const CHOICES = [
  { value: 'jeans', label: 'Jeans', count: '48', checked: true },
  { value: 'shirts', label: 'Shirts', count: '7', checked: false },
  { value: 'belts', label: 'Belts', count: '0', checked: false, disabled: true },
];

const COLOURS = [
  { value: 'blue', label: 'Blue', count: '31', checked: true, colour: '#2c3c60' },
  { value: 'white', label: 'White', count: '12', checked: false, colour: '#f4f1ea' },
  { value: 'green', label: 'Green', count: '0', checked: false, disabled: true, colour: '#4c5b43' },
];

export const Checkbox: Story = () => {
  const [isOn, setOn] = useState(true);
  return (
    <div className={styles.form}>
      <CheckboxPrimitive label="Stay signed in" checked={isOn} onChange={setOn} />
      <CheckboxPrimitive label={LONG} hint="At most once a week." />
      <CheckboxPrimitive label="I accept the terms" error="Please accept the terms." />
      <CheckboxPrimitive label="Functional cookies" checked disabled onChange={() => undefined} />
    </div>
  );
};

export const Select: Story = () => {
  const [sort, setSort] = useState('newest');
  const shared = { name: 'sort', value: sort, options: SORTS, onChange: setSort };
  return (
    <div className={styles.form}>
      <FieldSelect {...shared} label="Sort by" hint="It stays in the address." />
      <FieldSelect {...shared} label="Sort by" hideLabel />
      <FieldSelect {...shared} label="Sort by" error="Please choose one." />
      <FieldSelect {...shared} label="Sort by" disabled />
    </div>
  );
};

export const Options: Story = () => (
  <div className={styles.form}>
    <OptionsPrimitive legend="Category" options={CHOICES} onToggle={() => undefined} />
    <OptionsPrimitive
      legend="Colour"
      look="swatches"
      options={COLOURS}
      onToggle={() => undefined}
    />
    <OptionsPrimitive legend="Size" look="cells" options={CHOICES} onToggle={() => undefined} />
  </div>
);
