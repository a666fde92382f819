/**
 * The signed part of a download URL: ticket id and organization. When it ends is in the ticket's row alone, by the
 * database's clock: the clocks of two portals may differ by minutes.
 */
import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

export const TICKET_SECONDS = 60;
const AUDIENCE = 'download';

const claims = z.object({ org: z.uuid(), jti: z.uuid() });

export type TicketId = { organizationId: string; ticketId: string };

/** Derived key: session tokens and tickets are not interchangeable. */
const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('download tickets').digest();

/** @param secret the portal's session secret. */
export function signTicket(secret: string, { organizationId, ticketId }: TicketId): Promise<string> {
  return new SignJWT({ org: organizationId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(ticketId)
    .setAudience(AUDIENCE)
    .sign(keyOf(secret));
}

/** @returns null for a ticket that is not ours or was modified. */
export async function verifyTicket(secret: string, ticket: string): Promise<TicketId | null> {
  const verified = await jwtVerify(ticket, keyOf(secret), {
    algorithms: ['HS256'],
    audience: AUDIENCE,
  }).catch(() => null);
  const read = claims.safeParse(verified?.payload);
  return read.success ? { organizationId: read.data.org, ticketId: read.data.jti } : null;
}
