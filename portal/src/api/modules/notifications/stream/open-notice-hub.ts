/**
 * Receives signals of new notices, changed folders and files in preparation from any process of the portal and forwards them to the open
 * streams of this one.
 */
import type { Logger } from '../../../platform/log/logger.ts';
import { type FolderChange, readFolderChange } from '../../directory/directory.ts';
import { type CaptureSignal, readCaptureSignal } from '../repositories/capture-signals.ts';
import { keepListening, type ListenHandlers } from './keep-listening.ts';

export type Follower = {
  /** The user's notices have changed, or may have. */
  changed(): void;
  /** Something has changed in a folder of the organization; the user's permission is not checked yet. */
  folderChanged(change: FolderChange): void;
  /** Something about the capture of a period; the user's permission is not checked yet. */
  captureSignalled(signal: CaptureSignal): void;
  /** Files that the user asked for have changed. */
  rendersChanged(): void;
  /** The stream must end: the portal stops, the user has too many streams, or signals were lost. */
  end(): void;
};

export type NoticeHub = {
  /** Resolves once signals are heard: what is read from then on misses none. Without a database it does not wait. */
  ready(): Promise<void>;
  /** @returns a function that unsubscribes. */
  follow(person: { userId: string; organizationId: string }, follower: Follower): () => void;
};

export type OpenNoticeHub = NoticeHub & { close(): Promise<void> };

/** Maximum number of a user's open streams in one process; the oldest is closed. */
const STREAMS_OF_PERSON = 20;

/** @param url of the API's role; the connection is opened for the first subscriber. */
export function openNoticeHub(url: string, logger: Logger): OpenNoticeHub {
  const ofPerson = new Map<string, Set<Follower>>();
  const ofOrganization = new Map<string, Set<Follower>>();
  const everyone = () => [...ofPerson.values()].flatMap((own) => [...own]);
  const heard: ListenHandlers = {
    // Signals are lost while the connection is down. A page that reconnects its stream reloads everything.
    listeningAgain() {
      for (const one of everyone()) one.end();
    },
    people(userIds) {
      for (const userId of userIds) for (const one of ofPerson.get(userId) ?? []) one.changed();
    },
    renders(userId) {
      for (const one of ofPerson.get(userId) ?? []) one.rendersChanged();
    },
    capture(said) {
      const signal = readCaptureSignal(said);
      if (signal === undefined) return;
      for (const one of ofOrganization.get(signal.organizationId) ?? []) one.captureSignalled(signal);
    },
    folder(said) {
      const change = readFolderChange(said);
      if (change === undefined) return;
      for (const one of ofOrganization.get(change.organizationId) ?? []) one.folderChanged(change);
    },
  };
  const listener = keepListening(url, logger, heard);
  return {
    ready: () => listener.start(),
    follow({ userId, organizationId }, follower) {
      const own = join(ofPerson, userId, follower);
      join(ofOrganization, organizationId, follower);
      const [oldest] = own;
      if (own.size > STREAMS_OF_PERSON) oldest?.end();
      return () => {
        leave(ofPerson, userId, follower);
        leave(ofOrganization, organizationId, follower);
      };
    },
    async close() {
      for (const one of everyone()) one.end();
      await listener.stop();
    },
  };
}

function join(groups: Map<string, Set<Follower>>, id: string, follower: Follower): Set<Follower> {
  const group = groups.get(id) ?? new Set();
  groups.set(id, group.add(follower));
  return group;
}

function leave(groups: Map<string, Set<Follower>>, id: string, follower: Follower): void {
  const group = groups.get(id);
  group?.delete(follower);
  if (group?.size === 0) groups.delete(id);
}
