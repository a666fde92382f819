import { afterEach, expect, it, vi } from 'vitest';
import type { FolderChange } from '../../directory/repositories/folder-changes.ts';
import { noticeStream } from './notice-stream.ts';
import type { Follower } from './open-notice-hub.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A stream whose source the test holds. */
function openStream() {
  let follower: Follower | undefined;
  const state = { unread: 0, looks: 0, folders: [] as FolderChange[][] };
  const leave = new AbortController();
  const stream = noticeStream(
    {
      follow(one) {
        follower = one;
        return () => undefined;
      },
      readUnread: async () => {
        state.looks += 1;
        return state.unread;
      },
      readFolders: async (changes) => {
        state.folders.push(changes);
        return changes.map(({ folderId }) => folderId);
      },
      readCaptures: async (signals) => signals.map((one) => ({ ...one, paysheetId: 3 })),
      failed: (error) => {
        throw error;
      },
    },
    leave.signal,
  );
  if (follower === undefined) throw new Error('nobody follows');
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  return { state, follower, reader, leave: () => leave.abort() };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const unreadEvent = (unread: number): string => `event: unread\ndata: {"unread":${unread}}\n\n`;

it('tells a slow reader the last count, once it reads again', async () => {
  const { state, follower, reader, leave } = openStream();
  const tell = async (unread: number): Promise<void> => {
    state.unread = unread;
    follower.changed();
    await settled();
  };
  for (let unread = 1; unread <= 60; unread += 1) await tell(unread);
  expect(state.looks).toBeGreaterThan(50);
  let last = '';
  while (last !== unreadEvent(60)) {
    // Each piece that is read makes room, so the same count is said when it is looked at again.
    last = (await reader.read()).value ?? '';
    await tell(60);
  }
  leave();
  await expect(reader.closed).resolves.toBeUndefined();
});

it('tells each changed folder in its own event, in their order', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { state, follower, reader, leave } = openStream();
  expect((await reader.read()).value).toBe(unreadEvent(0));
  const change = (folderId: string, clientId: string | null = null): FolderChange => ({
    organizationId: 'o',
    folderId,
    clientId,
  });
  follower.folderChanged(change('a'));
  expect((await reader.read()).value).toBe('event: folder_changed\ndata: {"folder_id":"a"}\n\n');
  // Within the second after it: gathered.
  for (const one of ['b', 'c', 'b', 'b']) follower.folderChanged(change(one));
  vi.advanceTimersByTime(1000);
  expect((await reader.read()).value).toBe(
    'event: folder_changed\ndata: {"folder_id":"b"}\n\nevent: folder_changed\ndata: {"folder_id":"c"}\n\n',
  );
  expect(state.folders).toHaveLength(2);
  leave();
});

it('tells what happens to captures, the same of the same person once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { follower, reader, leave } = openStream();
  expect((await reader.read()).value).toBe(unreadEvent(0));
  const signal = (kind: 'changed' | 'present' | 'left') => ({
    ...{ kind, organizationId: 'o', periodId: 5, userId: 'u', name: 'Ana' },
  });
  follower.captureSignalled(signal('changed'));
  expect((await reader.read()).value).toBe(
    'event: capture_changed\ndata: {"paysheet_id":3,"period_id":5}\n\n',
  );
  for (const kind of ['present', 'changed', 'present'] as const) follower.captureSignalled(signal(kind));
  vi.advanceTimersByTime(500);
  expect((await reader.read()).value).toBe(
    'event: capture_present\ndata: {"paysheet_id":3,"period_id":5,"user_id":"u","name":"Ana"}\n\n' +
      'event: capture_changed\ndata: {"paysheet_id":3,"period_id":5}\n\n',
  );
  leave();
});
