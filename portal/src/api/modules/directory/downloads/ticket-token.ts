/**
 * The signed part of a download URL: ticket id and organization. When it ends is in the ticket's row alone, by the
 * database's clock: the clocks of two portals may differ by minutes.
 */
import { SignJWT } from 'jose';
import { z } from 'zod';
import { acceptedSecrets, keyFor, type SessionSecrets } from '../../../platform/secrets/session-secrets.ts';
import { verifySigned } from '../../../platform/secrets/verify-signed.ts';

export const TICKET_SECONDS = 60;
const AUDIENCE = 'download';

const claims = z.object({ org: z.uuid(), jti: z.uuid() });

export type TicketId = { organizationId: string; ticketId: string };

/** Derived key: session tokens and tickets are not interchangeable. */
const keyOf = (secret: string): Buffer => keyFor(secret, 'download tickets');

export function signTicket(
  { current }: SessionSecrets,
  { organizationId, ticketId }: TicketId,
): Promise<string> {
  return new SignJWT({ org: organizationId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(ticketId)
    .setAudience(AUDIENCE)
    .sign(keyOf(current));
}

/** @returns null for a ticket that is not ours or was modified. */
export async function verifyTicket(secrets: SessionSecrets, ticket: string): Promise<TicketId | null> {
  const keys = acceptedSecrets(secrets).map(keyOf);
  const read = claims.safeParse(await verifySigned(ticket, keys, { audience: AUDIENCE }));
  return read.success ? { organizationId: read.data.org, ticketId: read.data.jti } : null;
}
