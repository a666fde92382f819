/** Notifies users of events in the directory: the followers of a folder, and the users concerned by a rejected file. */
import type { Jobs } from '../../platform/queue/jobs.ts';
import type { DirectoryListener } from '../directory/directory.ts';
import type { NOTIFICATION_JOBS } from './jobs/notification-jobs.ts';
import { announce, notifyFollowers } from './repositories/folder-notices.ts';
import { warnOfScan } from './warn-of-scan.ts';

/** Delay of an immediate mail, in milliseconds, to gather further events. */
const DIGEST_DELAY_MS = 60_000;

/** @param jobs sends the mails of users who want them immediately. */
export function directoryListener(jobs: Jobs<typeof NOTIFICATION_JOBS>): DirectoryListener {
  return {
    async activitiesRecorded(trx, { organizationId, userId }, groups) {
      const digests = new Map<string, 'none' | 'immediate' | 'daily'>();
      for (const group of groups)
        for (const follower of await notifyFollowers(trx, organizationId, { ...group, actorId: userId }))
          digests.set(follower.userId, follower.digest);
      await announce(trx, [...digests.keys()]);
      for (const [user_id, digest] of digests)
        if (digest === 'immediate')
          await jobs.send(
            'send_digest',
            { organization_id: organizationId, user_id },
            { trx, after: new Date(Date.now() + DIGEST_DELAY_MS), key: user_id },
          );
    },
    versionRejected: warnOfScan,
  };
}
