import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { DIRECTORY_KEY } from '../../../shared/directory/directory-key';
import { notify } from '../../../shared/notices/notify';
import type { DirectoryItem } from '../list/directory-rows';
import { detailQuery } from '../queries/directory-queries';
import type { OpenFolder } from '../use-open-folder';

export type Preview = {
  /** null: no preview is open. */
  item: DirectoryItem | null;
  /** Its 1-based position among the files of the list; null while unknown, or when the file is not in it. */
  place: { number: number; total: number } | null;
  show: (item: DirectoryItem) => void;
  /** Goes to the previous (-1) or next (1) file; a no-op at the ends. */
  go: (step: 1 | -1) => void;
  close: () => void;
};

/** The previewed file of the URL, and its position among the files of the list. */
export function usePreview({ rows, place, search, selection, change }: OpenFolder): Preview {
  const id = search.vista;
  /** The item and position from the list, when it was opened from there. */
  const [known, setKnown] = useState<{ item: DirectoryItem; at: number | null } | null>(null);
  const isKnown = known !== null && known.item.id === id;
  const detail = useQuery({ ...detailQuery(id ?? ''), enabled: id !== undefined && !isKnown });
  const position = useQuery({
    queryKey: [DIRECTORY_KEY, 'preview-position', place, id, rows.total],
    queryFn: () => rows.positionOf(id ?? ''),
    enabled: id !== undefined && rows.total !== null,
  });
  const item = isKnown ? known.item : (detail.data ?? null);
  const isNoFile = id !== undefined && item?.fs_type === 'DIR';
  const { error } = detail;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it fails, not at each render
  useEffect(() => {
    if (id === undefined || (error === null && !isNoFile)) return;
    // An outdated link: the list is still shown.
    if (error !== null) notify.danger(messageOf(error));
    change({ vista: undefined });
  }, [id, error, isNoFile]);

  const at = position.data ?? (isKnown ? known.at : null);
  const [first, total] = [rows.folders, rows.total];
  const isListed = first !== null && total !== null && at !== null && at >= first;

  function show(next: DirectoryItem, index: number | null = null): void {
    setKnown({ item: next, at: index });
    change({ vista: next.id });
  }
  async function go(step: 1 | -1): Promise<void> {
    if (!isListed || at + step < first || at + step >= total) return;
    const next = rows.at(at + step) ?? (await rows.load(at + step, at + step))[0];
    if (next?.fs_type !== 'FILE') return;
    show(next, at + step);
    selection.focusRow(at + step);
  }
  return {
    item: isNoFile || id === undefined ? null : item,
    place: isListed ? { number: at - first + 1, total: total - first } : null,
    show: (next) => show(next),
    go: (step) => void go(step).catch((cause: unknown) => notify.danger(messageOf(cause))),
    close: () => change({ vista: undefined }),
  };
}
