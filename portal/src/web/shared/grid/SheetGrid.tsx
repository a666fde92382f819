import { gridMessages } from '@lienzo/schema/capture/grid-messages';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { cellId } from './cell-id';
import { GridEditor } from './GridEditor';
import { GridRow, type Offsets } from './GridRow';
import type { GridColumn } from './grid-column';
import { at, type GridPosition, type GridRange } from './grid-selection';
import { nextProblem } from './next-problem';
import classes from './SheetGrid.module.css';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { type GridParts, type GridState, useGridState } from './use-grid-state';

/** Low for a mouse, so that many people are seen; high for a finger. */
const ROW_HEIGHTS = { low: 25, high: 36 } as const;
const HEAD_HEIGHT = 40;
/** Rows that are drawn beyond the view. */
const OVERSCAN = 4;

type SheetGridProps<Row> = GridParts<Row> & {
  label: string;
  /** How a row is called when a cell is told. */
  nameOf: (row: Row) => string;
  /** The row as it was loaded. */
  baseOf: (row: Row) => Row;
  /** Cells with a problem, also of rows that are not shown. */
  problems: number;
  /** Shows a problem of cells that are not shown; false: there is none. */
  goElsewhere?: (() => boolean) | undefined;
  /** It begins at its first problem, with the focus. */
  startsAtProblem?: boolean | undefined;
  /** It is used with fingers. */
  isNarrow: boolean;
  /** Beside what the active cell is. */
  actions: ReactNode;
};

/**
 * A grid that edits like a spreadsheet: ranges, clipboard, fills, steps back; frozen first columns; only the rows in view
 * are drawn. The grid has the focus and names the active cell.
 */
export function SheetGrid<Row>(props: SheetGridProps<Row>) {
  const { label, columns, rows, isNarrow } = props;
  const rowHeight = ROW_HEIGHTS[isNarrow ? 'high' : 'low'];
  const id = useId();
  const offsets = useMemo(() => offsetsOf(columns), [columns]);
  const state: GridState<Row> = useGridState(props, (position) =>
    reveal(state.scroller.current, position, columns, rowHeight),
  );
  const keys = useGridKeys(
    state,
    () =>
      Math.max(1, Math.floor(((state.scroller.current?.clientHeight ?? 0) - HEAD_HEIGHT) / rowHeight) - 1),
    () => props.goElsewhere?.() ?? false,
  );
  const isAtProblem = useRef(false);
  const { startsAtProblem = false } = props;
  useEffect(() => {
    if (!startsAtProblem || isAtProblem.current) return;
    isAtProblem.current = true;
    const first = nextProblem({ rows, columns }, { row: -1, column: columns.length - 1 });
    if (first !== null) state.select(at(first));
    state.scroller.current?.focus({ preventScroll: true });
  });
  const pointer = useGridPointer(state);
  const active = state.selection.focus;
  // Here, not in the body: the scroller is known to effects of its owner only.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => state.scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // The active cell is always there, so that it can be named.
    rangeExtractor: (shown) =>
      [...new Set([...defaultRangeExtractor(shown), active.row])]
        .filter((row) => row < rows.length)
        .toSorted((one, other) => one - other),
  });
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be edited like a spreadsheet */}
      <div
        ref={state.scroller}
        role="grid"
        tabIndex={0}
        className={classes.grid}
        style={gridStyle(columns, rows.length, rowHeight)}
        data-narrow={isNarrow || undefined}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-readonly={props.isReadOnly || undefined}
        aria-activedescendant={rows.length === 0 ? undefined : cellId(id, active)}
        onKeyDown={keys.onKeyDown}
        onCopy={keys.onCopy}
        onCut={keys.onCut}
        onPaste={keys.onPaste}
        {...pointer}
      >
        <GridHead columns={columns} offsets={offsets} />
        <GridBody {...props} id={id} state={state} offsets={offsets} virtualizer={virtualizer} />
      </div>
      <div className={classes.foot}>
        <ActiveCell {...props} place={active} />
        <span className={classes.said} role="status">
          {state.said}
        </span>
        {props.problems > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              keys.goToProblem();
              state.scroller.current?.focus({ preventScroll: true });
            }}
          >
            {gridMessages.nextProblem}
          </Button>
        )}
        <VisuallyHidden id={`${id}-keys`}>{gridMessages.keys}</VisuallyHidden>
        {props.actions}
      </div>
    </div>
  );
}

function GridHead<Row>({ columns, offsets }: { columns: readonly GridColumn<Row>[]; offsets: Offsets }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid
    <div role="rowgroup" className={classes.head}>
      {/* biome-ignore lint/a11y/useSemanticElements: part of a grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus */}
      <div role="row" className={classes.row} aria-rowindex={1}>
        {columns.map(({ key, title, note, name, help, isNumber }, at) => {
          const offset = offsets[at] ?? null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: part of a grid
            // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
            <div
              key={key}
              role="columnheader"
              aria-colindex={at + 1}
              aria-label={name}
              aria-description={help}
              title={help ?? name}
              className={[classes.headCell, isNumber && classes.number, offset !== null && classes.frozen]
                .filter(Boolean)
                .join(' ')}
              style={offset === null ? undefined : { insetInlineStart: offset }}
            >
              <span>{title}</span>
              {note !== undefined && <span className={classes.note}>{note}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}

type GridBodyProps<Row> = SheetGridProps<Row> & {
  id: string;
  state: GridState<Row>;
  offsets: Offsets;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
};

function GridBody<Row>({ id, state, offsets, virtualizer, ...props }: GridBodyProps<Row>) {
  const { rows, columns, keyOf, nameOf, baseOf, isReadOnly } = props;
  const { range, editing } = state;
  const active = state.selection.focus;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid
    <div role="rowgroup" className={classes.body} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <GridRow
              key={keyOf(row)}
              {...{ row, index, columns, offsets, isReadOnly }}
              {...spansOf(index, state)}
              base={baseOf(row)}
              top={start}
              idPrefix={id}
              active={index === active.row ? active.column : -1}
              handle={index === range.bottom && !isReadOnly && editing === null ? range.right : -1}
              editor={
                editing !== null && index === active.row ? (
                  <GridEditor
                    label={gridMessages.cell(nameOf(row), columns[active.column]?.name ?? '')}
                    text={editing.text}
                    isTyped={editing.isTyped}
                    end={state.endEdit}
                  />
                ) : null
              }
            />
          )
        );
      })}
    </div>
  );
}

const NONE = { from: -1, to: -1 };

/** The columns of a row that are selected, and those that are drawn over. */
function spansOf<Row>(index: number, { range, drawn }: GridState<Row>) {
  const spanIn = (area: GridRange | null) =>
    area !== null && index >= area.top && index <= area.bottom ? { from: area.left, to: area.right } : NONE;
  const selected = spanIn(range);
  const filled = spanIn(drawn);
  return {
    ...{ selectedFrom: selected.from, selectedTo: selected.to },
    ...{ filledFrom: filled.from, filledTo: filled.to },
  };
}

/** What the active cell is, and what is wrong with it, in sight. */
function ActiveCell<Row>({
  rows,
  columns,
  nameOf,
  place,
}: Pick<SheetGridProps<Row>, 'rows' | 'columns' | 'nameOf'> & { place: GridPosition }) {
  const row = rows[place.row];
  const column = columns[place.column];
  if (row === undefined || column === undefined) return <span className={classes.where} />;
  const problem = column.problem?.(row) ?? null;
  const locked = column.locked?.(row) ?? null;
  const detail = column.detail?.(row) ?? null;
  return (
    <span className={classes.where}>
      {gridMessages.cell(nameOf(row), column.name)}
      {detail !== null && <span className={classes.detail}>{detail}</span>}
      {problem !== null && (
        <span className={classes.why} data-wrong>
          <IconAlertTriangle size={14} aria-hidden />
          {problem}
        </span>
      )}
      {problem === null && locked !== null && (
        <span className={classes.why}>
          <IconLock size={14} aria-hidden />
          {gridMessages.locked(locked)}
        </span>
      )}
    </span>
  );
}

function offsetsOf<Row>(columns: readonly GridColumn<Row>[]): Offsets {
  let offset = 0;
  return columns.map(({ isFrozen, width }) => {
    if (isFrozen !== true) return null;
    offset += width;
    return offset - width;
  });
}

/** CSS variables, which React's type of a style does not know. */
const gridStyle = <Row,>(
  columns: readonly GridColumn<Row>[],
  rows: number,
  rowHeight: number,
): CSSProperties => ({
  ...{ '--grid-row': `${rowHeight}px`, '--grid-head': `${HEAD_HEIGHT}px` },
  ...{ '--grid-columns': columns.map(({ width }) => `${width}px`).join(' ') },
  // A few people need no tall grid; the rest scrolls in it.
  ...{ '--grid-rows': `${HEAD_HEIGHT + rows * rowHeight + 18}px` },
});

/** Scrolls as little as it needs to see a cell beside the frozen columns and below the head. */
function reveal<Row>(
  scroller: HTMLDivElement | null,
  { row, column }: GridPosition,
  columns: readonly GridColumn<Row>[],
  rowHeight: number,
): void {
  if (scroller === null) return;
  const top = row * rowHeight;
  const height = scroller.clientHeight - HEAD_HEIGHT;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + rowHeight > scroller.scrollTop + height) scroller.scrollTop = top + rowHeight - height;
  if (columns[column]?.isFrozen === true) return;
  const frozen = columns.reduce((sum, { isFrozen, width }) => sum + (isFrozen ? width : 0), 0);
  const left = columns.slice(0, column).reduce((sum, { width }) => sum + width, 0);
  const right = left + (columns[column]?.width ?? 0);
  if (left - frozen < scroller.scrollLeft) scroller.scrollLeft = left - frozen;
  else if (right > scroller.scrollLeft + scroller.clientWidth)
    scroller.scrollLeft = right - scroller.clientWidth;
}
