import styles from './SizeTable.module.css';

type Props = {
  title: string;
  /** Accessible name where the title alone is ambiguous. */
  label?: string | undefined;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A table of measures; the first column is the size. Scrolls horizontally if too wide. */
export function SizeTable({ title, label = title, columns, rows }: Props) {
  return (
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.title}>{title}</caption>
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
