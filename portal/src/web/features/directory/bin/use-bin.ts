import { empty_bin } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import { useChange } from '../actions/use-change';
import { useItemActions } from '../actions/use-item-actions';
import { binQuery } from '../queries/directory-queries';
import type { DeletedItem } from './BinTable';

/** What is to be deleted permanently: these items (`name` if it is a single one), or all. */
export type PendingDeletion = { ids: string[] | 'all'; name: string | null };

/** The bin, its selection, and the actions on it. */
export function useBin() {
  const bin = useInfiniteQuery(binQuery());
  const change = useChange();
  const actions = useItemActions();
  const [ticked, choose] = useState<ReadonlySet<string>>(new Set());
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const position = useRef<HTMLDivElement>(null);
  const items = bin.data?.pages.flatMap((page) => page.items) ?? [];
  // Items that left the bin are no longer selected; those that could not be restored still are.
  const chosenItems = items.filter(({ id }) => ticked.has(id));

  /** The focused row is removed: the focus moves to the list. */
  function comeBack(): void {
    const { activeElement } = document;
    if (activeElement === document.body || position.current?.contains(activeElement))
      position.current?.focus({ preventScroll: true });
  }

  async function restore(some: readonly DeletedItem[]): Promise<void> {
    await actions.restore(some);
    comeBack();
  }

  async function deleteForever({ ids }: PendingDeletion): Promise<void> {
    setIsWorking(true);
    await change(async () => {
      const { deleted } = await call(empty_bin, { body: ids === 'all' ? {} : { ids } });
      notify.success(directoryMessages.deletedForever(deleted));
    });
    setIsWorking(false);
    setPendingDeletion(null);
    position.current?.focus({ preventScroll: true });
  }

  return {
    bin,
    items,
    total: bin.data?.pages[0]?.total ?? 0,
    /** Where the focus goes when its row was removed. */
    place: position,
    chosen: new Set(chosenItems.map(({ id }) => id)),
    chosenItems,
    choose,
    restore: (some: readonly DeletedItem[]): void => void restore(some),
    pendingDeletion,
    isWorking,
    ask: (some: readonly DeletedItem[]): void =>
      setPendingDeletion({
        ids: some.map(({ id }) => id),
        name: some.length === 1 ? (some[0]?.name ?? null) : null,
      }),
    askAll: (): void => setPendingDeletion({ ids: 'all', name: null }),
    spare: (): void => setPendingDeletion(null),
    deleteForever: (): void => {
      if (pendingDeletion !== null) void deleteForever(pendingDeletion);
    },
  };
}

export type Bin = ReturnType<typeof useBin>;
