import type { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './data.module.css';

type Props = {
  label: string;
  sortable: Pick<ReturnType<typeof useSortable>, 'listeners' | 'setActivatorNodeRef'>;
  onMove: (step: -1 | 1) => void;
};

/** The handle by which an entry of a list is dragged, or moved by the arrow keys. */
export function SortGrip({ label, sortable, onMove }: Props) {
  return (
    <button
      type="button"
      ref={sortable.setActivatorNodeRef}
      className={classes.grip}
      aria-label={label}
      {...sortable.listeners}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <IconGripVertical size={14} stroke={1.6} />
    </button>
  );
}
