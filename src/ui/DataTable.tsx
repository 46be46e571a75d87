import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

type Props = {
  title: string;
  /** Accessible name where the title alone is ambiguous. */
  label?: string | undefined;
  columns: readonly string[];
  /** Lets the text of cells wrap. */
  wraps?: boolean | undefined;
  /** The rows, each with its header first. */
  children: ReactNode;
};

/** A table with a caption. Scrolls horizontally if too wide. */
export function DataTable({ title, label = title, columns, wraps, children }: Props) {
  return (
    <section className={styles.frame} data-text={wraps} aria-label={label} tabIndex={0}>
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
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

type SizeProps = Omit<Props, 'children'> & { rows: readonly (readonly string[])[] };

/** A table of measures; the first column is the size. */
export function SizeTable({ rows, ...table }: SizeProps) {
  return (
    <DataTable {...table}>
      {rows.map(([size = '', ...measures]) => (
        <tr key={size}>
          <th scope="row">{size}</th>
          {measures.map((measure, index) => (
            <td key={table.columns[index + 1] ?? index}>{measure}</td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
