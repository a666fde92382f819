/** The endpoints of API tokens, and those that programs call with one. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { createApiToken, getApiTokens, revokeApiToken, updateApiToken } from './handlers/api-tokens.ts';
import { getFileByToken, getRenderByToken, renderByToken } from './handlers/render-by-token.ts';
import type { ApiTokenServices } from './services.ts';

export function mountApiTokens(mount: EndpointMount<ApiTokenServices>): void {
  mount.guarded(endpoints.get_api_tokens, getApiTokens);
  mount.guarded(endpoints.create_api_token, createApiToken);
  mount.guarded(endpoints.update_api_token, updateApiToken);
  mount.guarded(endpoints.revoke_api_token, revokeApiToken);
  mount.byToken(endpoints.render_by_token, renderByToken);
  mount.byToken(endpoints.render_by_token_state, getRenderByToken);
  mount.byToken(endpoints.render_by_token_file, getFileByToken);
}
