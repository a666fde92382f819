import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Button, Skeleton } from '@mantine/core';
import { IconFolderOpen, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { FailedState } from '../../../shared/states/FailedState';
import { StatePanel } from '../../../shared/states/StatePanel';
import { useDelayed } from '../../../shared/states/use-delayed';
import classes from '../FolderView.module.css';
import { DirectoryGrid, type DirectoryGridProps } from './DirectoryGrid';
import type { DirectoryItem, DirectoryRows } from './directory-rows';

type FolderListProps = Omit<DirectoryGridProps, 'rows' | 'label' | 'takesFocus' | 'showsPaths'> & {
  name: string;
  /** The search words; '' without a search. */
  words: string;
  rows: DirectoryRows;
  folder: DirectoryItem | undefined;
};

/** The list, or its loading, empty, not-found and error states. */
export function FolderList({ name, words, rows, folder, ...grid }: FolderListProps) {
  const isShort = words.length === 1;
  const isLate = useDelayed(rows.total === null && rows.error === null && !isShort);
  const takesFocus = useFocusKept(grid.place);
  if (isShort) return <State>{<StatePanel icon={IconSearch} text={directoryMessages.shortSearch} />}</State>;
  if (rows.error !== null)
    return (
      <State>
        <FailedState
          title={words === '' ? directoryMessages.failed : directoryMessages.searchFailed}
          error={rows.error}
          retry={rows.retry}
        />
      </State>
    );
  const { total } = rows;
  if (total === null)
    return (
      <State isWaiting takesFocus={takesFocus} goUp={grid.goUp}>
        {isLate && <Waiting />}
      </State>
    );
  if (total === 0)
    return (
      <State takesFocus={takesFocus} goUp={grid.goUp}>
        {words === '' ? (
          <StatePanel
            icon={IconFolderOpen}
            title={directoryMessages.emptyTitle}
            text={folder?.can.upload ? directoryMessages.emptyMayUpload : directoryMessages.emptyText}
          />
        ) : (
          <StatePanel icon={IconSearch} text={directoryMessages.nothingFound(words)}>
            <Button variant="default" onClick={() => grid.change({ q: undefined, en: undefined })}>
              {directoryMessages.clearSearch}
            </Button>
          </StatePanel>
        )}
      </State>
    );
  return (
    <DirectoryGrid
      key={grid.place}
      {...grid}
      rows={{ ...rows, total }}
      label={words === '' ? directoryMessages.list(name) : directoryMessages.found(words)}
      showsPaths={words !== ''}
      takesFocus={takesFocus}
    />
  );
}

/** Whether the previous list was left by its own keyboard navigation: then the next one takes the focus. */
function useFocusKept(position: string): boolean {
  const hadFocus = useRef(false);
  const takes = hadFocus.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each list
  useEffect(() => {
    const follow = (): void => {
      const { activeElement } = document;
      if (activeElement !== document.body)
        hadFocus.current = activeElement?.matches('[role="grid"], [data-empty-list]') === true;
    };
    follow();
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [position]);
  return takes;
}

type StateProps = {
  children: ReactNode;
  /** What stands here until the rows are there; the focus of the search's keys waits in it. */
  isWaiting?: boolean;
  /** Reached by the keyboard of a list, so the keyboard also leads back. */
  takesFocus?: boolean;
  goUp?: () => void;
};

function State({ children, isWaiting = false, takesFocus = false, goUp }: StateProps) {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) target.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list that would stand here
    <div
      ref={target}
      tabIndex={-1}
      data-empty-list
      aria-busy={isWaiting || undefined}
      className={isWaiting ? classes.pending : classes.state}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || !leadsUp(event)) return;
        event.preventDefault();
        goUp?.();
      }}
    >
      {children}
    </div>
  );
}

const leadsUp = ({ key, altKey }: KeyboardEvent): boolean =>
  key === 'Backspace' || (altKey && key === 'ArrowUp');

const WAITING_ROWS = Array.from({ length: 14 }, (_, row) => row);

function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden>
      {WAITING_ROWS.map((row) => (
        <div key={row} className={classes.waitingRow}>
          <Skeleton height={20} width={20} />
          <Skeleton height={12} width={`${30 + ((row * 13) % 35)}%`} />
        </div>
      ))}
    </div>
  );
}
