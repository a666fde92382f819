import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { NativeSelect, Text } from '@mantine/core';
import { SearchField } from '../../shared/lists/SearchField';
import classes from '../../shared/lists/Toolbar.module.css';
import { REPORT_SORTS, type ReportsSearch, reportsSearch } from './reports-search';

type ReportsToolbarProps = {
  search: ReportsSearch;
  change: (next: ReportsSearch) => void;
  /** null while loading. */
  count: number | null;
  /** New reports that were never saved. */
  drafts: number;
};

const SORTS = REPORT_SORTS.map((value) => ({ value, label: reportMessages.sorts[value] }));

/** Search and sort order of the list; both are stored in the URL. */
export function ReportsToolbar({ search, change, count, drafts }: ReportsToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <SearchField
        label={reportMessages.search}
        clearLabel={reportMessages.clearSearch}
        words={search.q}
        change={(q) => change({ q })}
      />
      <NativeSelect
        aria-label={reportMessages.sort}
        data={SORTS}
        value={search.orden ?? 'recientes'}
        onChange={(event) =>
          change({ orden: reportsSearch.parse({ orden: event.currentTarget.value }).orden ?? undefined })
        }
      />
      <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
        {count !== null && reportMessages.counts(count, drafts)}
      </Text>
    </div>
  );
}
