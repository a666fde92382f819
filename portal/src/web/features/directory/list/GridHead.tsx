import { BROWSE_SORTS } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { DirectorySort } from '../directory-search';
import classes from './DirectoryGrid.module.css';

type GridHeadProps = {
  sort: DirectorySort;
  press: (column: DirectorySort['sort']) => void;
  /** Whether all rows, some or none are selected. */
  chosen: 'all' | 'some' | 'none';
  toggleAll: () => void;
};

/** The column heads, which sort, and the check box that selects everything. */
export function GridHead({ sort, press, chosen, toggleAll }: GridHeadProps) {
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        <div role="columnheader" className={classes.check} aria-label={directoryMessages.selectColumn}>
          <label>
            <input
              type="checkbox"
              aria-label={directoryMessages.selectAll}
              checked={chosen === 'all'}
              ref={(box) => {
                if (box !== null) box.indeterminate = chosen === 'some';
              }}
              onChange={toggleAll}
            />
          </label>
        </div>
        {BROWSE_SORTS.map((column) => (
          <div
            key={column}
            role="columnheader"
            aria-sort={ariaSort(sort, column)}
            className={column === 'size' ? classes.headSize : ''}
          >
            <button type="button" onClick={() => press(column)}>
              {directoryMessages.columns[column]}
              {sort.sort === column && (sort.order === 'asc' ? <Up /> : <Down />)}
            </button>
          </div>
        ))}
        <div role="columnheader">
          <VisuallyHidden>{directoryMessages.optionsColumn}</VisuallyHidden>
        </div>
      </div>
    </div>
  );
}

const Up = () => <IconArrowUp size={14} aria-hidden />;
const Down = () => <IconArrowDown size={14} aria-hidden />;

function ariaSort(sort: DirectorySort, column: DirectorySort['sort']): 'ascending' | 'descending' | 'none' {
  if (sort.sort !== column) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
}
