import type { ReactNode } from 'react';

type PlainColumn = { id: string; label: string; isNumber?: boolean };

/** A short table inside a page or a dialog; a narrow screen scrolls it. */
export function PlainTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly PlainColumn[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}) {
  return (
    <section
      className="records-scroll lottery-table"
      aria-label={label}
      // A box that scrolls is reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="records-table">
        <caption className="office-unseen">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label: head, isNumber }) => (
              <th key={id} scope="col" data-number={isNumber ? '' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.id ?? at}
                  data-number={columns[at]?.isNumber ? '' : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
