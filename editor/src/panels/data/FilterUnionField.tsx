import type { ReportFilter } from '@lienzo/schema/data/filter';
import { type FilterUnion, unionOf } from '@lienzo/schema/data/filter-groups';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { SegmentedControl } from '@mantine/core';
import classes from './data.module.css';

const { unions } = editorDataMessages.filters;

type Props = {
  before: ReportFilter;
  filter: ReportFilter;
  disabled?: boolean;
  onChange: (union: FilterUnion) => void;
};

/** Whether a row must meet a filter as well as the one before it, or instead of it. */
export function FilterUnionField({ before, filter, disabled = false, onChange }: Props) {
  const union = unionOf(before, filter);
  return (
    <div className={classes.union} data-joined={union === 'o' || undefined}>
      <SegmentedControl
        size="xs"
        aria-label={editorDataMessages.filters.union(before.nombre, filter.nombre)}
        value={union}
        disabled={disabled}
        data={[
          { value: 'y', label: unions.y },
          { value: 'o', label: unions.o },
        ]}
        onChange={onChange}
      />
    </div>
  );
}
