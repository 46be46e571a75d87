import { DataTable } from './DataTable.tsx';

type Props = {
  title: string;
  label?: string | undefined;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A table of measures; the first column is the size. */
export function SizeTable({ rows, ...table }: Props) {
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
