import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { silentDrag } from '@lienzo/editor/silent-drag';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { ActionIcon, Badge, CloseButton, Text, VisuallyHidden } from '@mantine/core';
import { IconFilter, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { CombinedFilters } from './CombinedFilters';
import classes from './combining.module.css';
import type { Combining } from './use-combination';

const { combined } = reportMessages;
const SILENT = silentDrag(combined.moveHelp);

/** The chosen reports in the order of the file; moved by dragging, or by the arrows on their handle. */
export function ChosenReports({ combining }: { combining: Combining }) {
  const { chosen, move, toggle, filters, keepFilters } = combining;
  const [filtered, setFiltered] = useState<ReportSummary | null>(null);
  const [said, setSaid] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const ids = chosen.map(({ id }) => id);
  const moveTo = (from: number, to: number): void => {
    const name = chosen[from]?.nombre;
    if (name === undefined || from === to || to < 0 || to >= chosen.length) return;
    move(from, to);
    setSaid(combined.moved(name, to + 1, chosen.length));
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over !== null) moveTo(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <div className={classes.order}>
      <Text size="sm" fw={500} aria-hidden>
        {combined.order}
      </Text>
      <Text size="sm" c="dimmed" mb={6}>
        {combined.moveHelp}
      </Text>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={SILENT}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.list} aria-label={combined.order}>
            {chosen.map((report, index) => (
              <ChosenReport
                key={report.id}
                report={report}
                place={index + 1}
                moveBy={(step) => moveTo(index, index + step)}
                remove={() => toggle(report.id)}
                filter={() => setFiltered(report)}
                hasFilters={filters.has(report.id)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <CombinedFilters
        report={filtered}
        kept={filters.get(filtered?.id ?? 0)}
        keep={(kept) => filtered !== null && keepFilters(filtered.id, kept)}
        close={() => setFiltered(null)}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

type ChosenReportProps = {
  report: ReportSummary;
  place: number;
  moveBy: (step: -1 | 1) => void;
  remove: () => void;
  filter: () => void;
  /** Values of filters for this file alone. */
  hasFilters: boolean;
};

function ChosenReport({ report, place, moveBy, remove, filter, hasFilters }: ChosenReportProps) {
  const { id, nombre } = report;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.entry}
      data-dragging={isDragging || undefined}
      style={{ transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.grip}
        aria-label={combined.move(nombre)}
        {...listeners}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          moveBy(event.key === 'ArrowUp' ? -1 : 1);
        }}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden />
      </button>
      <span className={`${classes.place} lienzo-figures`} aria-hidden>
        {place}
      </span>
      <span className={classes.name} title={nombre}>
        {nombre}
      </span>
      {(hasFilters || report.own_filters) && (
        <Badge size="sm" variant="light">
          {hasFilters ? reportMessages.kept.mark : reportMessages.ownFiltersMark}
        </Badge>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={reportMessages.filtersOf(nombre)}
        onClick={filter}
      >
        <IconFilter size={16} aria-hidden />
      </ActionIcon>
      <CloseButton size="md" aria-label={combined.remove(nombre)} onClick={remove} />
    </li>
  );
}
