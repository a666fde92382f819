import type { post_movimientos } from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages } from '@lienzo/schema/imss/movement-messages';
import { askFor } from '../requests/ask-for.ts';
import type { Handler } from '../services.ts';

/** 'Conciliar'. */
export const postMovimientos: Handler<typeof post_movimientos> = async ({ body, caller, services }) => {
  await askFor(services, caller, { kind: 'movimientos', ...body });
  return { message: movementMessages.asked(body.human_id, body.register) };
};
