import { editorFixedTableMessages as messages } from '@lienzo/schema/messages/editor-fixed-table-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { PlacedCell } from '@lienzo/schema/report/fixed-grid';
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import { textAlign } from '@lienzo/schema/report/rich-text';
import { columnLetters } from '@lienzo/schema/workbooks/column-letters';
import { columnShares } from '@lienzo/templates/drawing/fixed-table-look';
import { Button, SimpleGrid, Text } from '@mantine/core';
import { changeGrid } from '../../actions/fixed-tables.ts';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { ColorField } from '../../controls/ColorField.tsx';
import { BACKGROUND_COLORS } from '../../controls/palette-colors.ts';
import { SegmentsField } from '../../controls/SegmentsField.tsx';
import {
  alignColumn,
  insertColumn,
  insertRow,
  mergeCell,
  removeColumn,
  removeRow,
  setColumnShare,
  splitCell,
  type TableChange,
} from '../../model/fixed-table/change-grid.ts';
import { fillColor } from '../../model/fixed-table/fill-color.ts';
import { useEditorStore } from '../../store/use-editor.ts';

const MIN_SHARE = 1;
const MAX_SHARE = 95;
const ALIGNMENTS = (['left', 'center', 'right'] as const).map((value) => ({
  value,
  label: messages.alignments[value],
}));

/** What is done to the cell that is open for typing, and to its row and column. */
export function CellFields({ item, open }: { item: TablaFijaItem; open: PlacedCell }) {
  const store = useEditorStore();
  const { cell, row, column, rows, columns } = open;
  const run = (step: string, change: TableChange, mergeKey?: string): void =>
    void changeGrid(store, item.uuid, { step, run: change, ...(mergeKey !== undefined && { mergeKey }) });
  const { steps } = messages;
  const actions: { name: string; step: string; change: TableChange; hidden?: boolean }[] = [
    { name: messages.rowAbove, step: steps.insertRow, change: insertRow(row) },
    { name: messages.rowBelow, step: steps.insertRow, change: insertRow(row + rows) },
    { name: messages.columnLeft, step: steps.insertColumn, change: insertColumn(column) },
    { name: messages.columnRight, step: steps.insertColumn, change: insertColumn(column + columns) },
    { name: messages.removeRow, step: steps.removeRow, change: removeRow(row) },
    { name: messages.removeColumn, step: steps.removeColumn, change: removeColumn(column) },
    {
      name: messages.mergeRight,
      step: steps.merge,
      change: mergeCell(cell.id, 'right'),
      hidden: column + columns === item.anchos.length,
    },
    {
      name: messages.mergeDown,
      step: steps.merge,
      change: mergeCell(cell.id, 'down'),
      hidden: row + rows === item.celdas.length,
    },
    { name: messages.split, step: steps.split, change: splitCell(cell.id), hidden: rows * columns === 1 },
  ];
  const share = (columnShares(item)[column] ?? 0) * 100;
  return (
    <>
      <Text size="xs" fw={600}>
        {messages.cell(`${columnLetters(column + 1)}${row + 1}`)}
      </Text>
      <SimpleGrid cols={1} spacing={4}>
        {actions
          .filter(({ hidden }) => hidden !== true)
          .map(({ name, step, change }) => (
            <Button
              key={name}
              size="compact-xs"
              variant="default"
              justify="flex-start"
              // The mouse leaves the cursor in the cell; who comes by keyboard stays here.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(step, change)}
            >
              {name}
            </Button>
          ))}
      </SimpleGrid>
      <ColorField
        label={messages.fill}
        none={messages.noFill}
        colors={BACKGROUND_COLORS}
        value={cell.fondo}
        onChange={(color) => run(steps.fill, fillColor(cell.id, color))}
      />
      {item.anchos.length === 1 ? null : (
        <BoundedNumber
          label={messages.width}
          suffix={editorStyleMessages.units.percent}
          min={MIN_SHARE}
          max={MAX_SHARE}
          decimals={1}
          value={share}
          onChange={(percent) => run(steps.width, setColumnShare(column, percent), `ancho:${column}`)}
        />
      )}
      <SegmentsField
        label={messages.alignColumn}
        value=""
        data={ALIGNMENTS}
        onChange={(value) => run(steps.align, alignColumn(column, textAlign.parse(value)))}
      />
    </>
  );
}
