import { clientMessages } from '@lienzo/schema/accounts/client-messages';
import { Text } from '@mantine/core';
import { SearchField } from '../../shared/lists/SearchField';
import classes from '../../shared/lists/Toolbar.module.css';

type ClientsToolbarProps = {
  words: string | undefined;
  change: (texts: string | undefined) => void;
  count: number | null;
};

/** The search of the list, kept in the URL, and how many are shown. */
export function ClientsToolbar({ words, change, count }: ClientsToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <SearchField
        label={clientMessages.search}
        clearLabel={clientMessages.clearSearch}
        words={words}
        change={change}
      />
      <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
        {count !== null && clientMessages.count(count)}
      </Text>
    </div>
  );
}
