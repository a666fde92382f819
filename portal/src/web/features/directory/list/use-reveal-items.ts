import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { notify } from '../../../shared/notices/notify';
import type { DirectoryItem, DirectoryRows } from './directory-rows';
import type { SelectionControls } from './use-selection';

type RevealItemsParts = {
  /** Items that were just created, moved, restored…; usually none. */
  ids: readonly string[];
  rows: DirectoryRows;
  selection: SelectionControls;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  done: () => void;
};

/** Selects these items, and scrolls to the first of them. */
export function useRevealItems(parts: RevealItemsParts): void {
  const current = useRef(parts);
  current.current = parts;
  const requested = parts.ids.join();
  useEffect(() => {
    if (requested === '') return;
    let isLeft = false;
    const ids = requested.split(',');
    locate(current.current.rows, ids).then(
      (match) => {
        if (isLeft) return;
        const { selection, virtualizer, done } = current.current;
        if (match !== null) {
          selection.choose(match.index, match.items);
          virtualizer.scrollToIndex(match.index);
        }
        done();
      },
      (cause: unknown) => notify.danger(messageOf(cause)),
    );
    return () => {
      isLeft = true;
    };
  }, [requested]);
}

async function locate(
  rows: DirectoryRows,
  ids: readonly string[],
): Promise<{ index: number; items: DirectoryItem[] } | null> {
  for (const id of ids) {
    const index = await rows.positionOf(id);
    if (index === null) continue;
    const loaded = await rows.load(index, index);
    // In a list too long to be loaded whole, only the first.
    const items = rows.all?.filter((item) => ids.includes(item.id)) ?? loaded;
    return { index, items };
  }
  return null;
}
