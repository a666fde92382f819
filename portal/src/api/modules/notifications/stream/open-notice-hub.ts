/**
 * Hears of new notices and of changed folders from any process of the portal and passes it on to the streams that
 * this one holds open.
 */
import type { Logger } from '../../../platform/log/logger.ts';
import { type FolderChange, readFolderChange } from '../../directory/directory.ts';
import { type Heard, keepListening } from './keep-listening.ts';

export type Follower = {
  /** The person's notices have changed, or may have. */
  changed(): void;
  /** Something has changed in a folder of the organization; whether the person may know is not looked at yet. */
  folderChanged(change: FolderChange): void;
  /** The stream must end: the portal stops, the person has too many, or something was missed. */
  end(): void;
};

export type NoticeHub = {
  /** @returns what stops following. */
  follow(person: { userId: string; organizationId: string }, follower: Follower): () => void;
};

export type OpenNoticeHub = NoticeHub & { close(): Promise<void> };

/** A person's open streams in one process; the oldest gives way. */
const STREAMS_OF_PERSON = 20;

/** @param url as the API's role; the one connection is made for the first follower. */
export function openNoticeHub(url: string, logger: Logger): OpenNoticeHub {
  const ofPerson = new Map<string, Set<Follower>>();
  const ofOrganization = new Map<string, Set<Follower>>();
  const everyone = () => [...ofPerson.values()].flatMap((own) => [...own]);
  const heard: Heard = {
    // Whoever began to follow before anybody listened looks once more.
    listening() {
      for (const one of everyone()) one.changed();
    },
    // What was said while nobody listened is lost. A page that opens its stream again reads everything anew.
    listeningAgain() {
      for (const one of everyone()) one.end();
    },
    people(userIds) {
      for (const userId of userIds) for (const one of ofPerson.get(userId) ?? []) one.changed();
    },
    folder(said) {
      const change = readFolderChange(said);
      if (change === undefined) return;
      for (const one of ofOrganization.get(change.organizationId) ?? []) one.folderChanged(change);
    },
  };
  const listener = keepListening(url, logger, heard);
  return {
    follow({ userId, organizationId }, follower) {
      listener.start();
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
