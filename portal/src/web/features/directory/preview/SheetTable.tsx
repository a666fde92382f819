import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import classes from './preview.module.css';
import type { Sheet } from './sheet';

/** Spreadsheet column names: "A", "B" … "Z", "AA"; `index` is zero-based. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Rows and columns with their numbers and letters, as in a spreadsheet. */
export function SheetTable({ sheet }: { sheet: Sheet }) {
  const columns = Math.max(...sheet.rows.map((row) => row.length));
  const letters = Array.from({ length: columns }, (_, index) => columnName(index));
  const numbered = sheet.rows.map((row, index) => ({ number: index + 1, row }));
  return (
    <section
      className={classes.tableScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={directoryMessages.previewDocument(sheet.name)}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {letters.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered.map(({ number, row }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {letters.map((letter, column) => {
                const cell = row[column];
                return (
                  <td
                    key={letter}
                    data-right={cell?.isRight || undefined}
                    data-bold={cell?.isBold || undefined}
                  >
                    {cell?.text ?? ''}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
