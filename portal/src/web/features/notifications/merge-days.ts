import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { directoryNotifications } from '@lienzo/schema/notices/notification-endpoints';

type Page = ResponseOf<typeof directoryNotifications>;
export type NoticeDay = Page['days'][number];
type NoticeFolder = NoticeDay['folders'][number];

/** Merges the days of all pages; a day or folder that is split between two pages becomes one again. */
export function mergeDays(pages: readonly Page[]): NoticeDay[] {
  const days = new Map<string, Map<string, NoticeFolder>>();
  for (const { date, folders } of pages.flatMap((page) => page.days)) {
    const known = days.get(date) ?? new Map<string, NoticeFolder>();
    days.set(date, known);
    for (const folder of folders) {
      const key = folder.folder_id ?? folder.folder_name;
      known.set(key, { ...folder, history: joined(known.get(key)?.history ?? [], folder.history) });
    }
  }
  return [...days].map(([date, folders]) => ({ date, folders: [...folders.values()] }));
}

/** New entries shift others to the next page, which then repeats them. */
function joined(known: NoticeFolder['history'], more: NoticeFolder['history']): NoticeFolder['history'] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}
