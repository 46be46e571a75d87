import { type ReactNode, useId } from 'react';
import { MOTIONS, SCHEMES, SCREENS, type Setting, TEXT_SIZES } from '#harness/showroom/setting.ts';
import {
  COUNTRIES_BY_NAME,
  LANGUAGES_BY_NAME,
  brandName,
  countryName,
  languageName,
  screenName,
} from './names.ts';
import styles from './Choices.module.css';

interface Props {
  setting: Setting;
  choose: (change: Partial<Setting>) => void;
}

/** All that can be chosen of where and how the shop is seen. On a phone they are folded away. */
export function Choices({ setting, choose }: Props) {
  const { brand, country, language, screen, scheme, text, motion } = setting;
  const choices = (
    <div className={styles.choices}>
      <Choice name="Brand" value={brand} choose={(value) => choose({ brand: value })}>
        {(['rl', 'hm'] as const).map((one) => [one, brandName(one)])}
      </Choice>
      <Choice name="Country" value={country} choose={(value) => choose({ country: value })}>
        {COUNTRIES_BY_NAME.map((one) => [one, countryName(one)])}
      </Choice>
      <Choice name="Language" value={language} choose={(value) => choose({ language: value })}>
        {LANGUAGES_BY_NAME.map((one) => [one, languageName(one)])}
      </Choice>
      <Choice name="Screen" value={screen} choose={(value) => choose({ screen: value })}>
        {SCREENS.map((one) => [one, screenName(one)])}
      </Choice>
      <Choice name="Text size" value={text} choose={(value) => choose({ text: value })}>
        {TEXT_SIZES.map((one) => [one, `${one} %`])}
      </Choice>
      <Choice name="Motion" value={motion} choose={(value) => choose({ motion: value })}>
        {MOTIONS.map((one) => [one, one === 'full' ? 'As it is' : 'Reduced'])}
      </Choice>
      <Choice name="Colour scheme" value={scheme} choose={(value) => choose({ scheme: value })}>
        {SCHEMES.map((one) => [one, one === 'light' ? 'Light' : 'Dark'])}
      </Choice>
    </div>
  );
  const words = [
    brandName(brand),
    countryName(country),
    languageName(language),
    screenName(screen),
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
