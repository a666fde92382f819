import type { notice_stream } from '@lienzo/schema/notices/notification-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findCaller } from '../../accounts/accounts.ts';
import { visibleFolders } from '../../directory/directory.ts';
import { visibleCaptures } from '../repositories/capture-signals.ts';
import { countAllUnread } from '../repositories/folder-notices.ts';
import type { Handler } from '../services.ts';
import { noticeStream } from '../stream/notice-stream.ts';
import type { Follower } from '../stream/open-notice-hub.ts';

/** May outlive the access token that opened it, but not the session. */
export const openNoticeStream: Handler<typeof notice_stream> = async ({ caller, services, context }) => {
  /** undefined when the session has ended. */
  const unlessSessionEnded = <Read>(
    read: (trx: TenantTransaction) => Promise<Read>,
  ): Promise<Read | undefined> =>
    inTenant(services.db, caller, async (trx) => {
      const present = await findCaller(trx, caller);
      return present?.role === caller.role ? read(trx) : undefined;
    });
  await services.notices.ready();
  const stream = noticeStream(
    {
      follow: (follower) => services.notices.follow(caller, withoutOtherClients(caller, follower)),
      readUnread: () => unlessSessionEnded((trx) => countAllUnread(trx, caller)),
      readFolders: (changes) =>
        unlessSessionEnded((trx) => visibleFolders(trx, caller.organizationId, changes)),
      readCaptures: (signals) => unlessSessionEnded((trx) => visibleCaptures(trx, caller, signals)),
      failed: (error) => services.logger.warn('notice_stream_failed', { error }),
    },
    context.req.raw.signal,
  );
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Disables buffering in proxies, which would delay the signals.
      'X-Accel-Buffering': 'no',
    },
  });
};

/** Client users see only their client's items, and no capture: changes elsewhere do not wake their streams. */
const withoutOtherClients = ({ role, clientId }: Caller, follower: Follower): Follower =>
  role === 'client'
    ? {
        ...follower,
        folderChanged: (change) => {
          if (change.clientId === clientId) follower.folderChanged(change);
        },
        captureSignalled: () => undefined,
      }
    : follower;
