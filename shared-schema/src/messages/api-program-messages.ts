import type { EndpointName } from '../endpoints.ts';

/** What the reference page says of the calls for other programs beside their sentence; Markdown, a paragraph each. */
export const apiProgramMessages: Partial<Record<EndpointName, readonly string[]>> = {
  render_by_token: [
    'Responde **200** con el archivo si está listo en unos segundos (`X-Lienzo-Render` lleva su id); si no, **202** con su estado, y la dirección para preguntarlo en `Location`.',
    'Con la misma `Idempotency-Key` y el mismo contenido, durante 24 horas se responde el mismo archivo; con otro contenido, 409.',
    'Con `webhook_url` (https y pública), al terminar llega ahí un POST con `event`, `id`, `report_id`, `state` y `file`. Compruébalo antes de creerle: `X-Lienzo-Signature: t=…,v1=…`, donde `v1` es el HMAC-SHA256 en hexadecimal de `t`, un punto y el cuerpo tal como llegó, con el secreto del acceso. `X-Lienzo-Delivery` es igual en todos los intentos. Una respuesta que no sea 2xx se reintenta durante más de una hora; no se siguen redirecciones.',
  ],
  render_by_token_state: [
    '`state` termina en `done`, `failed` (el porqué está en `problems`) o `cancelled`.',
  ],
  render_by_token_file: ['Se conserva 14 días.'],
};
