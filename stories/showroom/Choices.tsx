import { type ReactNode, useId } from 'react';
import { MOTIONS, SCHEMES, SCREENS, type Setting, TEXT_SIZES } from '#harness/showroom/setting.ts';
import {
  brandName,
  countriesByName,
  countryName,
  languageName,
  languagesByName,
  screenName,
} from './names.ts';
import styles from './Choices.module.css';

interface Props {
  setting: Setting;
  choose: (change: Partial<Setting>) => void;
  /** Settings that are hidden here. */
  without?: readonly ChoiceName[];
}

/** A setting that a view can hide. */
export type ChoiceName = 'brand' | 'country' | 'language' | 'screen';

/** All settings of the shown shop. Collapsed on a phone. */
export function Choices({ setting, choose, without = [] }: Props) {
  const { brand, country, language, screen, scheme, text, motion } = setting;
  const choices = (
    <div className={styles.choices}>
      {!without.includes('brand') && (
        <Choice name="Brand" value={brand} choose={(value) => choose({ brand: value })}>
          {(['rl', 'hm'] as const).map((one) => [one, brandName(one)])}
        </Choice>
      )}
      {!without.includes('country') && (
        <Choice name="Country" value={country} choose={(value) => choose({ country: value })}>
          {countriesByName(brand).map((one) => [one, countryName(one)])}
        </Choice>
      )}
      {!without.includes('language') && (
        <Choice name="Language" value={language} choose={(value) => choose({ language: value })}>
          {languagesByName(brand).map((one) => [one, languageName(one)])}
        </Choice>
      )}
      {!without.includes('screen') && (
        <Choice name="Screen" value={screen} choose={(value) => choose({ screen: value })}>
          {SCREENS.map((one) => [one, screenName(one)])}
        </Choice>
      )}
      <Choice name="Text size" value={text} choose={(value) => choose({ text: value })}>
        {TEXT_SIZES.map((one) => [one, `${one} %`])}
      </Choice>
      <Choice name="Motion" value={motion} choose={(value) => choose({ motion: value })}>
        {MOTIONS.map((one) => [one, one === 'full' ? 'As it is' : 'Reduced'])}
      </Choice>
      <Choice name="Colour scheme" value={scheme} choose={(value) => choose({ scheme: value })}>
        {SCHEMES.map((one) => [one, one === 'light' ? 'Light' : 'Dark (the shop stays light)'])}
      </Choice>
    </div>
  );
  const words = [
    ...(without.includes('brand') ? [] : [brandName(brand)]),
    ...(without.includes('country') ? [] : [countryName(country), languageName(language)]),
    ...(without.includes('screen') ? [] : [screenName(screen)]),
    ...(text === 100 ? [] : [`${text} %`]),
    ...(motion === 'full' ? [] : ['Reduced motion']),
    ...(scheme === 'light' ? [] : ['Dark']),
  ].join(' · ');
  return (
    <>
      <div className={styles.open}>{choices}</div>
      <details className={styles.folded}>
        <summary>{words}</summary>
        {choices}
      </details>
    </>
  );
}

interface ChoiceProps<Value extends string | number> {
  name: string;
  value: Value;
  choose: (value: Value) => void;
  children: readonly (readonly [value: Value, name: string])[];
}

function Choice<Value extends string | number>({
  name,
  value,
  choose,
  children,
}: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = children[target.selectedIndex];
          if (chosen) choose(chosen[0]);
        }}
      >
        {children.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
