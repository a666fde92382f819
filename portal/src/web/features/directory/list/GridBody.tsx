import { useMediaQuery } from '@mantine/hooks';
import type { Virtualizer } from '@tanstack/react-virtual';
import type { MouseEvent } from 'react';
import classes from './DirectoryGrid.module.css';
import type { DirectoryItem, DirectoryRows } from './directory-rows';
import { GridRow } from './GridRow';
import type { SelectionControls } from './use-selection';

type GridBodyProps = {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  rows: DirectoryRows;
  selection: SelectionControls;
  dropTarget: string | null;
  headHeight: number;
  openMenu: (index: number, x: number, y: number) => void;
  preview: (item: DirectoryItem) => void;
};

/** The visible rows, each positioned within the total height. */
export function GridBody(props: GridBodyProps) {
  const { virtualizer, rows, selection, dropTarget, headHeight, openMenu, preview } = props;
  // A long press opens the row menu; only a mouse drags.
  const canDrag = useMediaQuery('(pointer: fine)', undefined, { getInitialValueInEffect: false }) ?? true;
  const on = {
    toggle: selection.toggle,
    preview,
    menu: (event: MouseEvent<HTMLElement>, index: number) => {
      event.stopPropagation();
      const box = event.currentTarget.getBoundingClientRect();
      openMenu(index, box.left, box.bottom);
    },
  };
  return (
    <div role="rowgroup" className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, size }) => {
        const item = rows.at(index);
        return (
          <GridRow
            key={index}
            index={index}
            item={item}
            isSelected={item !== undefined && selection.chosen.has(item.id)}
            isActive={index === selection.active}
            isDropTarget={item !== undefined && item.id === dropTarget}
            canDrag={canDrag}
            style={{ height: size, transform: `translateY(${start - headHeight}px)` }}
            on={on}
          />
        );
      })}
    </div>
  );
}
