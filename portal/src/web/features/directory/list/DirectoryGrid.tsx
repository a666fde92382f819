import { MAX_BATCH } from '@lienzo/schema/directory/directory-endpoints';
import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';
import type { Commands } from '../commands';
import { type DirectorySearch, type DirectorySort, nextSort } from '../directory-search';
import classes from './DirectoryGrid.module.css';
import type { DirectoryRows } from './directory-rows';
import { GridBody } from './GridBody';
import { GridHead } from './GridHead';
import { rowId } from './GridRow';
import { ItemMenu } from './ItemMenu';
import { useGridKeys } from './use-grid-keys';
import { useItemMenu } from './use-item-menu';
import { useRememberedPosition } from './use-remembered-position';
import { useRevealItems } from './use-reveal-items';
import { useRowMouse } from './use-row-mouse';
import { useScrollAnchoring } from './use-scroll-anchoring';
import type { SelectionControls } from './use-selection';
import { firstInSight, useVirtualRows } from './use-virtual-rows';

const HEAD_HEIGHT = 40;
/** On a phone a row has two lines and the height of a touch target; so has a search result, which shows its folder. */
const ROW_HEIGHT = { plain: 40, found: 52, phone: 60, foundOnPhone: 76 } as const;
/** In a low window, as at 200 % zoom, every row has one line, so that six rows are visible. */
const LOW_ROW_HEIGHT = 36;

export type DirectoryGridProps = {
  label: string;
  /** The key under which the list's scroll position is remembered. */
  place: string;
  rows: DirectoryRows & { total: number };
  selection: SelectionControls;
  sort: DirectorySort;
  change: (next: Partial<DirectorySearch>) => void;
  commands: Commands;
  /** Items to be selected and scrolled into view. */
  chosen: readonly string[];
  goUp: () => void;
  /** The folder row that is the drop target. */
  dropTarget: string | null;
  showsPaths: boolean;
  /** Whether the list takes the focus when it is mounted, because the user navigated by its keyboard. */
  takesFocus: boolean;
};

/**
 * The list of folders and files: a virtualised grid. The grid element itself has the focus and names the active row by
 * `aria-activedescendant`, so that the focus survives rows that are unmounted.
 */
export function DirectoryGrid(props: DirectoryGridProps) {
  const { label, place, rows, selection, sort, change, commands, goUp, dropTarget, showsPaths } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { rowHeight, headHeight } = useHeights(showsPaths);
  const { active } = selection;
  const virtualizer = useVirtualRows({ scroller, place, rows, active, rowHeight, headHeight });
  useScrollAnchoring({ scroller, rows, selection, rowHeight, first: firstInSight(virtualizer) });
  useRememberedPosition(place, scroller, selection);
  useLayoutEffect(() => {
    if (props.takesFocus) scroller.current?.focus({ preventScroll: true });
  }, [props.takesFocus]);

  // The maximum selection is what one call can change.
  const isAllChosen = selection.chosen.size >= Math.min(rows.total, MAX_BATCH);
  const done = (): void => change({ elegidos: undefined });
  useRevealItems({ ids: props.chosen, rows, selection, virtualizer, done });
  const menu = useItemMenu(rows, selection);
  const keys = useGridKeys({
    rows,
    selection,
    commands,
    goUp,
    menu,
    reveal: (index) => virtualizer.scrollToIndex(index),
    pageSize: Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 400) - headHeight) / rowHeight) - 1),
  });

  const mouse = useRowMouse({ rows, selection, commands, openMenu: menu.open });

  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        className={classes.scroll}
        aria-label={label}
        aria-rowcount={rows.total + 1}
        aria-multiselectable
        {...(rows.total > 0 ? { 'aria-activedescendant': rowId(active) } : {})}
        data-any-selected={selection.chosen.size > 1 || undefined}
        onKeyDown={keys}
        {...mouse}
      >
        <GridHead
          sort={sort}
          press={(column) => {
            const next = nextSort(sort, column);
            change({ orden: next.sort, sentido: next.order });
          }}
          chosen={chosenShare(selection.chosen.size, rows.total)}
          toggleAll={() => (isAllChosen ? selection.clear() : selection.all())}
        />
        <GridBody
          virtualizer={virtualizer}
          rows={rows}
          selection={selection}
          dropTarget={dropTarget}
          headHeight={headHeight}
          openMenu={menu.open}
          preview={commands.preview}
        />
      </div>
      <ItemMenu
        place={menu.place}
        commands={commands}
        close={() => {
          menu.close();
          scroller.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}

/** Row and head heights on this screen, in pixels. */
function useHeights(showsPaths: boolean): { rowHeight: number; headHeight: number } {
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const isLow = useMediaQuery('(height < 30em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const headHeight = isPhone ? 0 : HEAD_HEIGHT;
  if (isLow) return { rowHeight: LOW_ROW_HEIGHT, headHeight };
  return {
    rowHeight: isPhone
      ? ROW_HEIGHT[showsPaths ? 'foundOnPhone' : 'phone']
      : ROW_HEIGHT[showsPaths ? 'found' : 'plain'],
    headHeight,
  };
}

function chosenShare(chosen: number, total: number): 'all' | 'some' | 'none' {
  if (chosen === 0) return 'none';
  return chosen >= total ? 'all' : 'some';
}
