import { useId } from 'react';
import type { SizeGuide } from '../extras-contract.ts';
import styles from './SizeTable.module.css';

/** A table of measures; the first column is the size. Scrolls horizontally if too wide. */
export function SizeTable({ title, columns, rows }: SizeGuide['tables'][number]) {
  const id = useId();
  return (
    <section className={styles.frame} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={styles.title}>
          {title}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size = '', ...measures]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {measures.map((measure, index) => (
                <td key={columns[index + 1] ?? index}>{measure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
