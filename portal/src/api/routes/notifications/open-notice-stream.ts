import type { notice_stream } from '@lienzo/schema/api/notification-endpoints';
import { inTenant } from '../../database/in-tenant.ts';
import { countUnread } from '../../database/repositories/folder-notices.ts';
import { findCaller } from '../../database/repositories/sessions.ts';
import type { Handler } from '../../http/handler.ts';
import { noticeStream } from '../../notices/notice-stream.ts';

/** Lives longer than the access token that opened it, but not than the session. */
export const openNoticeStream: Handler<typeof notice_stream> = async ({ caller, services, context }) => {
  const stream = noticeStream(
    {
      follow: (follower) => services.notices.follow(caller.userId, follower),
      readUnread: () =>
        inTenant(services.db, caller, async (trx) => {
          const present = await findCaller(trx, caller);
          return present?.role === caller.role ? countUnread(trx, caller) : undefined;
        }),
      failed: (error) => services.logger.warn('notice_stream_failed', { error }),
    },
    context.req.raw.signal,
  );
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Proxies that gather an answer before passing it on would make the signals late.
      'X-Accel-Buffering': 'no',
    },
  });
};
