import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { CloseButton, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './ReportsToolbar.module.css';
import { REPORT_SORTS, type ReportsSearch, reportsSearch } from './reports-search';

type ReportsToolbarProps = {
  search: ReportsSearch;
  change: (next: ReportsSearch) => void;
  count: number | null;
};

const SORTS = REPORT_SORTS.map((value) => ({ value, label: reportMessages.sorts[value] }));

/** Search and order of the list; both stay in the URL. */
export function ReportsToolbar({ search, change, count }: ReportsToolbarProps) {
  const words = search.q ?? '';
  return (
    <div className={classes.toolbar}>
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label={reportMessages.search}
        placeholder={reportMessages.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={words}
        onChange={(event) => change({ q: event.currentTarget.value || undefined })}
        rightSection={
          words !== '' && (
            <CloseButton
              size="sm"
              aria-label={reportMessages.clearSearch}
              onClick={() => change({ q: undefined })}
            />
          )
        }
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
        {count !== null && reportMessages.count(count)}
      </Text>
    </div>
  );
}
