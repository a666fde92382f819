import { editorCrossMessages } from '@lienzo/schema/messages/editor-cross-messages';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { keyColumn } from '@lienzo/schema/report/key-column';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { ActionIcon } from '@mantine/core';
import { IconArrowsTransferDown, IconArrowsTransferUp } from '@tabler/icons-react';
import { change } from '../../actions/changing.ts';
import { AddSelect } from '../../controls/AddSelect.tsx';
import {
  addCrossColumn,
  type CrossSide,
  columnsAt,
  hasRoomAt,
  moveCrossColumn,
  removeCrossColumn,
} from '../../model/data-item/cross-columns.ts';
import { ColumnLooks } from '../../panels/data/ColumnLooks.tsx';
import { changeColumn } from '../../panels/data/change-data.ts';
import { sortOptions } from '../../panels/data/column-options.ts';
import classes from '../../panels/data/data.module.css';
import { FieldHead } from '../../panels/data/FieldHead.tsx';
import { RemoveButton } from '../../panels/data/RemoveButton.tsx';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { HeadingField } from '../tabla/CrossHeadingField.tsx';

const { steps } = editorCrossMessages;

/** The columns that name the rows, or the columns, of a cross table. */
export function CrossColumnsField({ item, side }: { item: TablaCruzadaItem; side: CrossSide }) {
  const store = useEditorStore();
  const tables = useEditor((state) => state.tables);
  const texts = editorCrossMessages.places[side];
  const other: CrossSide = side === 'filas' ? 'columnas' : 'filas';
  const columns = columnsAt(item, side);
  const taken = new Set(item.selected_columns.map(({ column }) => column));
  const options = sortOptions(item, tables)
    .map((group) => ({ ...group, items: group.items.filter(({ value }) => !taken.has(value)) }))
    .filter(({ items }) => items.length > 0);
  const MoveIcon = side === 'filas' ? IconArrowsTransferDown : IconArrowsTransferUp;
  return (
    <div data-lz-need={columns.length === 0 ? 'crossing' : undefined}>
      <FieldHead title={texts.title} />
      {columns.map((column) => {
        const name = columnTitle(column);
        return (
          <div key={column.column}>
            <div className={classes.line}>
              <span className={classes.lineName}>{name}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={texts.move(name)}
                title={texts.move(name)}
                disabled={!hasRoomAt(item, other)}
                onClick={() => change(store, moveCrossColumn(item, column.column), steps.move)}
              >
                <MoveIcon size={16} stroke={1.6} />
              </ActionIcon>
              <RemoveButton
                label={editorCrossMessages.remove(name)}
                onClick={() => change(store, removeCrossColumn(item, column.column), steps[side])}
              />
            </div>
            <ColumnLooks
              name={name}
              column={column}
              totals={[]}
              onChange={(next) => changeColumn(store, item, next, steps.format)}
            />
            <HeadingField item={item} column={column} place={side} />
          </div>
        );
      })}
      {hasRoomAt(item, side) ? (
        <AddSelect
          aria-label={texts.add}
          placeholder={columns.length === 0 ? texts.first : texts.next}
          data={options}
          nothingFoundMessage={editorDataMessages.noColumnFound}
          onAdd={(key) => change(store, addCrossColumn(item, side, keyColumn(item, key)), steps[side])}
        />
      ) : null}
    </div>
  );
}
