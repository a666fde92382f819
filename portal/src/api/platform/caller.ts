/** The authenticated user of a call, as read from the session's row on this call. */
import type { Role } from '@lienzo/schema/api/endpoint';

export type Caller = {
  userId: string;
  sessionId: string;
  organizationId: string;
  role: Role;
  name: string;
  mail: string;
  /** The client company of a client user, else null. */
  clientId: string | null;
};
