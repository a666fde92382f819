/** The calendar of obligations: a person's secret address, and what calendars get from it. */
import { STAFF } from '@lienzo/schema/api/endpoint';
import type {
  create_imss_calendar_feed,
  imss_calendar_feed,
  imss_obligations_calendar,
  revoke_imss_calendar_feed,
} from '@lienzo/schema/imss/calendar-endpoints';
import { calendarMessages } from '@lienzo/schema/imss/calendar-messages';
import { obligationsCalendar } from '@lienzo/schema/imss/working-days/obligations-calendar';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { Context } from 'hono';
import type { Actor, Caller } from '../../../platform/caller.ts';
import { findCalendarFeed } from '../../../platform/database/find-before-tenant.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { FILE_POLICY } from '../../../platform/http/answer-file.ts';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { findActor, insertAccountEvent, originOf } from '../../accounts/accounts.ts';
import { dueDays } from '../calendar/due-days.ts';
import { feedUrlOf, hashFeedToken, isFeedToken, newFeedToken } from '../calendar/feed-token.ts';
import {
  findFeed,
  findFeedOwner,
  insertFeed,
  lockFeeds,
  revokeFeed,
  touchFeed,
} from '../repositories/calendar-feeds.ts';
import type { Handler, ImssServices, PublicHandler } from '../services.ts';

const personOf = ({ userId, name, mail }: Actor) => ({ id: userId, name, mail });

const eventOf = (caller: Caller, context: Context<ApiEnv>, services: ImssServices) => ({
  organizationId: caller.organizationId,
  actor: caller,
  person: personOf(caller),
  origin: originOf(context, services),
});

export const getFeed: Handler<typeof imss_calendar_feed> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({ feed: (await findFeed(trx, caller)) ?? null }));

export const createFeed: Handler<typeof create_imss_calendar_feed> = async ({
  caller,
  services,
  context,
}) => {
  const { token, hash } = newFeedToken();
  const feed = await inTenant(services.db, caller, async (trx) => {
    await lockFeeds(trx, caller);
    await revokeFeed(trx, caller);
    await insertFeed(trx, caller, hash);
    await insertAccountEvent(trx, { ...eventOf(caller, context, services), kind: 'imss_feed_created' });
    return findFeed(trx, caller);
  });
  if (feed === undefined) throw new Error('no feed was added');
  return { url: feedUrlOf(services.publicUrl, token), feed };
};

/** Twice changes nothing. */
export const revoke: Handler<typeof revoke_imss_calendar_feed> = ({ caller, services, context }) =>
  inTenant(services.db, caller, async (trx) => {
    if (await revokeFeed(trx, caller))
      await insertAccountEvent(trx, { ...eventOf(caller, context, services), kind: 'imss_feed_revoked' });
    return { message: calendarMessages.revoked };
  });

/**
 * Says alike of an address that never was, was revoked, or whose owner may no longer see what is due.
 * @throws DomainError not_found; too_many_requests for whoever tries many.
 */
export const sendCalendar: PublicHandler<typeof imss_obligations_calendar> = async ({
  query: { token },
  services,
  context,
}) => {
  const owner = await openFeed(services, context, token);
  if (owner === undefined) {
    await services.tokenLimits.takeUnknown(clientAddress(context, services.behindProxy));
    throw new DomainError('not_found');
  }
  const due = await inTenant(services.db, owner, (trx) =>
    dueDays(trx, owner.organizationId, todayInMexico()),
  );
  return new Response(obligationsCalendar(due, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="obligaciones.ics"',
      // No copy stays with a proxy.
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': FILE_POLICY,
    },
  });
};

/** The owner of an address as they are now; its use is counted, and recorded when it comes from a new address. */
async function openFeed(
  services: ImssServices,
  context: Context<ApiEnv>,
  token: string,
): Promise<Actor | undefined> {
  const { db, tokenLimits } = services;
  const match = isFeedToken(token) ? await findCalendarFeed(db, hashFeedToken(token)) : undefined;
  if (match === undefined) return undefined;
  const { organization_id: organizationId, id } = match;
  await tokenLimits.take('calendar', id);
  return inTenant(db, systemContext(organizationId), async (trx) => {
    const known = await findFeedOwner(trx, { organizationId, id });
    const owner = known && (await findActor(trx, { organizationId, userId: known.user_id }));
    if (known === undefined || owner === undefined || !STAFF.some((role) => role === owner.role))
      return undefined;
    const origin = originOf(context, services);
    await touchFeed(trx, { organizationId, id }, origin.address);
    if (known.last_used_address !== origin.address)
      await insertAccountEvent(trx, {
        ...{ organizationId, kind: 'imss_feed_used', person: personOf(owner), origin },
      });
    context.set('userId', owner.userId);
    return owner;
  });
}
