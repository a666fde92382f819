import type { CeldaFija } from '@lienzo/schema/report/fixed-table-item';
import type { TableChange } from './change-grid.ts';

/** Fills a cell with a colour; undefined takes it away. */
export const fillColor =
  (id: string, color: string | undefined): TableChange =>
  (table) => ({
    ...table,
    celdas: table.celdas.map((line) =>
      line.map((cell) => {
        if (cell?.id !== id) return cell;
        const { fondo: _before, ...plain } = cell;
        const filled: CeldaFija = { ...plain, ...(color !== undefined && { fondo: color }) };
        return filled;
      }),
    ),
  });
