import type { Role } from '@lienzo/schema/api/endpoint';

/** A user on whose behalf the portal acts, in a call or in a job. */
export type Actor = {
  userId: string;
  organizationId: string;
  role: Role;
  name: string;
  mail: string;
  /** The client company of a client user, else null. */
  clientId: string | null;
};

/** The authenticated user of a call, as read from the session's row on this call. */
export type Caller = Actor & { sessionId: string };

/**
 * A program with an API token: it acts as the token's owner, with their permissions of this moment, and only in what the
 * token is for.
 */
export type TokenCaller = Actor & {
  token: { id: string; name: string; importsMasters: boolean; importsResults: boolean };
};
