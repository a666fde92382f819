import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { focusList } from '../../../shared/directory/focus-list';
import { SearchField } from '../../../shared/lists/SearchField';
import { type DirectorySearch, directorySearch, sortOf } from '../directory-search';
import classes from './DirectoryToolbar.module.css';

/** Debounce of the search. */
const TYPING_PAUSE_MS = 250;

type DirectoryToolbarProps = {
  search: DirectorySearch;
  /** `replace`: without a separate entry in the browser's history. */
  change: (next: Partial<DirectorySearch>) => void;
  /** Whether the search can be limited to this folder; at the root both are the same. */
  hasScope: boolean;
};

/** Search and, on a phone, the sort order; both are stored in the URL. */
export function DirectoryToolbar({ search, change, hasScope }: DirectoryToolbarProps) {
  const [typed, setTyped] = useState({ text: search.q, from: search.q });
  // Going back in the history changes the words from outside.
  const text = typed.from === search.q ? typed.text : search.q;
  const ask = useDebouncedCallback((q: string | undefined) => change({ q }), TYPING_PAUSE_MS);
  const { sort, order } = sortOf(search);
  return (
    <div className={classes.toolbar}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the field inside */}
      <div
        className={classes.search}
        data-directory-search
        onKeyDown={({ key, target }) => {
          if (target instanceof HTMLInputElement && (key === 'ArrowDown' || key === 'Enter')) focusList();
        }}
      >
        <SearchField
          label={directoryMessages.search}
          clearLabel={directoryMessages.clearSearch}
          words={text}
          change={(texts) => {
            setTyped({ text: texts, from: search.q });
            ask(texts);
          }}
        />
      </div>
      {hasScope && search.q !== undefined && (
        <SegmentedControl
          size="xs"
          aria-label={directoryMessages.searchScope}
          data={[
            { value: 'todo', label: directoryMessages.everywhere },
            { value: 'carpeta', label: directoryMessages.thisFolder },
          ]}
          value={search.en ?? 'todo'}
          onChange={(value) => change({ en: value === 'carpeta' ? 'carpeta' : undefined })}
        />
      )}
      <NativeSelect
        className={classes.sort ?? ''}
        aria-label={directoryMessages.sortLabel}
        data={Object.entries(directoryMessages.sorts).map(([value, label]) => ({ value, label }))}
        value={`${sort} ${order}`}
        onChange={(event) => {
          const [orden, sentido] = event.currentTarget.value.split(' ');
          const chosen = directorySearch.parse({ orden, sentido });
          change({ orden: chosen.orden, sentido: chosen.sentido });
        }}
      />
    </div>
  );
}
