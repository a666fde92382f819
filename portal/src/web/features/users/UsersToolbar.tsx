import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { Text } from '@mantine/core';
import { SearchField } from '../../shared/lists/SearchField';
import classes from '../../shared/lists/Toolbar.module.css';
import type { UsersSearch } from './users-search';

type UsersToolbarProps = {
  search: UsersSearch;
  change: (next: UsersSearch) => void;
  count: number | null;
  /** Whether the company is shown, and so found. */
  showsCompany: boolean;
};

/** The search of the list, kept in the URL, and how many are shown. */
export function UsersToolbar({ search, change, count, showsCompany }: UsersToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <SearchField
        label={showsCompany ? userMessages.searchAll : userMessages.search}
        clearLabel={userMessages.clearSearch}
        words={search.q}
        change={(q) => change({ q })}
      />
      <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
        {count !== null && userMessages.count(count)}
      </Text>
    </div>
  );
}
