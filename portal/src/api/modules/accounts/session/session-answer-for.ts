/** The response that login and renewal have in common. */
import type { SessionAnswer } from '@lienzo/schema/accounts/session-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './access-token.ts';
import type { SessionContext } from './find-session-context.ts';

/** Signs the access token and adds the user's profile (specification 1 §3, "Session"). */
export async function sessionAnswerFor(
  tokens: AccessTokens,
  caller: Caller,
  { face, rootFolderId }: SessionContext,
): Promise<SessionAnswer> {
  const { userId, sessionId, organizationId, role, name, mail } = caller;
  const access_token = await tokens.sign(
    { userId, sessionId, organizationId, roleName: role },
    { userName: name, userMail: mail },
  );
  return {
    access_token,
    expires_in: ACCESS_TOKEN_SECONDS,
    userId,
    userName: name,
    userMail: mail,
    roleName: role,
    rootFolderId,
    ownerEntityId: caller.clientId ?? organizationId,
    organizationName: face.name,
    ui: {
      primary_color: face.primary_color,
      secondary_color: face.secondary_color,
      url_logo: face.url_logo,
    },
  };
}
