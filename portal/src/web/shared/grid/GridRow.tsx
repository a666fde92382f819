import { gridMessages } from '@lienzo/schema/capture/grid-messages';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { cellId } from './cell-id';
import type { GridColumn } from './grid-column';
import classes from './SheetGrid.module.css';

/** Where a column stands that stays in view. */
export type Offsets = readonly (number | null)[];

type GridRowProps<Row> = {
  row: Row;
  /** Among the rows that are shown. */
  index: number;
  top: number;
  columns: readonly GridColumn<Row>[];
  offsets: Offsets;
  idPrefix: string;
  isReadOnly: boolean;
  selectedFrom: number;
  selectedTo: number;
  filledFrom: number;
  filledTo: number;
  /** The column of the active cell, or of the handle; -1: it is in another row. */
  active: number;
  handle: number;
  /** Over the active cell. */
  editor: ReactNode;
  /** As it was loaded; the same when nothing was changed. */
  base: Row;
};

function Cells<Row>(props: GridRowProps<Row>) {
  const { row, index, top, columns } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell
    <div
      role="row"
      className={classes.row}
      aria-rowindex={index + 2}
      data-row={index}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column, at) => (
        <GridCell key={column.key} {...props} column={column} at={at} row={row} />
      ))}
    </div>
  );
}

/** A row of a grid, drawn again only when it, or what is selected in it, changes. */
export const GridRow = memo(Cells) as typeof Cells;

type CellFacts = {
  text: string;
  /** The column is only shown. */
  isFixed: boolean;
  locked: string | null;
  problem: string | null;
  isActive: boolean;
  isSelected: boolean;
  isFilled: boolean;
  isChanged: boolean;
};

const isIn = (at: number, from: number, to: number): boolean => at >= from && at <= to;
/** An attribute that is there or not. */
const flag = (isOn: boolean): true | undefined => isOn || undefined;

type GridCellProps<Row> = GridRowProps<Row> & { column: GridColumn<Row>; at: number };

function factsOf<Row>({ row, base, column, at, active, ...spans }: GridCellProps<Row>): CellFacts {
  const text = column.text(row);
  const isFixed = column.write === undefined;
  return {
    text,
    isFixed,
    locked: isFixed ? null : (column.locked?.(row) ?? null),
    problem: column.problem?.(row) ?? null,
    isActive: active === at,
    isSelected: isIn(at, spans.selectedFrom, spans.selectedTo),
    isFilled: isIn(at, spans.filledFrom, spans.filledTo),
    isChanged: !isFixed && row !== base && column.text(base) !== text,
  };
}

function GridCell<Row>(props: GridCellProps<Row>) {
  const { column, at, index, offsets, idPrefix, isReadOnly, handle, editor } = props;
  const facts = factsOf(props);
  const { problem, locked, isActive, isSelected } = facts;
  const offset = offsets[at] ?? null;
  const classNames = [classes.cell, column.isNumber && classes.number, offset !== null && classes.frozen];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles know the place of a cell
    <div
      role={at === 0 ? 'rowheader' : 'gridcell'}
      id={isActive ? cellId(idPrefix, { row: index, column: at }) : undefined}
      className={classNames.filter(Boolean).join(' ')}
      style={offset === null ? undefined : { insetInlineStart: offset }}
      data-cell={at}
      aria-colindex={at + 1}
      aria-selected={flag(isSelected)}
      aria-readonly={flag(isReadOnly || facts.isFixed || locked !== null)}
      aria-invalid={flag(problem !== null)}
      data-selected={flag(isSelected)}
      data-filled={flag(facts.isFilled)}
      data-active={flag(isActive)}
      data-fixed={flag(facts.isFixed)}
      data-locked={flag(locked !== null)}
      data-wrong={flag(problem !== null)}
      data-changed={flag(facts.isChanged)}
      title={problem ?? locked ?? undefined}
    >
      <CellFace {...facts} />
      {isActive && editor}
      {handle === at && <div className={classes.handle} data-handle aria-hidden />}
    </div>
  );
}

/** The text, with what is wrong or in the way also for those who do not see it. */
function CellFace({ text, problem, locked }: CellFacts) {
  return (
    <>
      {problem !== null && <IconAlertTriangle size={14} className={classes.mark ?? ''} aria-hidden />}
      <span className={classes.text}>{text}</span>
      {problem !== null && <VisuallyHidden>{gridMessages.wrong(problem)}</VisuallyHidden>}
      {locked !== null && <VisuallyHidden>{gridMessages.locked(locked)}</VisuallyHidden>}
    </>
  );
}
