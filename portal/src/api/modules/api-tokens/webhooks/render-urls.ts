import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import {
  render_by_token_file,
  render_by_token_state,
} from '@lienzo/schema/reports/render-by-token-endpoints';

/** Where a token fetches the file of a render. @param publicUrl without a slash at its end. */
export const fileUrlOf = (publicUrl: string, id: string): string =>
  `${publicUrl}${API_PREFIX}${render_by_token_file.path}?id=${id}`;

/** Where a token asks for the state of a render. */
export const stateUrlOf = (publicUrl: string, id: string): string =>
  `${publicUrl}${API_PREFIX}${render_by_token_state.path}?id=${id}`;
