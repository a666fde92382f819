import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import type { directorySubscriptions } from '@lienzo/schema/notices/notification-endpoints';
import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { pathParts } from '../../shared/directory/path-parts';
import { matchesText } from '../../shared/lists/matches-text';
import { SearchField } from '../../shared/lists/SearchField';
import toolbar from '../../shared/lists/Toolbar.module.css';
import { notify } from '../../shared/notices/notify';
import { CancelSubscriptions } from './CancelSubscriptions';
import classes from './subscriptions.module.css';

type Subscriptions = ResponseOf<typeof directorySubscriptions>;

/** Number of folders from which on the list has a search. */
const SEARCH_FROM = 8;

/** Followed folders as check boxes, to cancel subscriptions (specification 2 §5). */
export function SubscriptionList({ subscriptions }: { subscriptions: Subscriptions }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const [words, setWords] = useState<string | undefined>();
  // Folders that are no longer followed, also by another tab, are no longer selected.
  const chosen = subscriptions.filter(({ folder_id }) => ticked.has(folder_id));
  const shown = subscriptions.filter(({ folder_path }) => matchesText(folder_path, words ?? ''));
  const toggle = (id: string): void => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <section>
      <div className={toolbar.toolbar}>
        {subscriptions.length >= SEARCH_FROM && (
          <SearchField
            label={noticeMessages.search}
            clearLabel={noticeMessages.clearSearch}
            words={words}
            change={setWords}
          />
        )}
        <Button
          variant="default"
          onClick={() =>
            chosen.length === 0 ? notify.danger(noticeMessages.nothingSelected) : setIsAsking(true)
          }
        >
          {noticeMessages.cancelSelected}
        </Button>
        <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
          {noticeMessages.selected(chosen.length, subscriptions.length)}
        </Text>
      </div>
      <div className={classes.list}>
        <Checkbox
          className={classes.all ?? ''}
          label={noticeMessages.selectAll}
          checked={chosen.length === subscriptions.length}
          indeterminate={chosen.length > 0 && chosen.length < subscriptions.length}
          onChange={(event) =>
            setTicked(new Set(event.currentTarget.checked ? subscriptions.map((one) => one.folder_id) : []))
          }
        />
        {shown.map(({ folder_id, folder_path }) => (
          <FolderBox
            key={folder_id}
            path={folder_path}
            isTicked={ticked.has(folder_id)}
            toggle={() => toggle(folder_id)}
          />
        ))}
        {shown.length === 0 && (
          <Text c="dimmed" p="md">
            {noticeMessages.nothingFound(words ?? '')}
          </Text>
        )}
      </div>
      <CancelSubscriptions
        chosen={isAsking ? chosen : null}
        close={() => setIsAsking(false)}
        done={() => setTicked(new Set())}
      />
    </section>
  );
}

/** A folder's name with its path below: clients have folders with the same names. */
function FolderBox({ path, isTicked, toggle }: { path: string; isTicked: boolean; toggle: () => void }) {
  const { name, above } = pathParts(path);
  return (
    <Checkbox
      className={classes.folder ?? ''}
      label={name}
      {...(above === '' ? {} : { description: above })}
      checked={isTicked}
      onChange={toggle}
    />
  );
}
