import type { EndpointName } from '../api/endpoints.ts';

/** What the reference page says of the calls for other programs beside their sentence; Markdown. */
export const apiProgramMessages: Partial<Record<EndpointName, string>> = {
  render_by_token: `Responde **200** con el archivo si está listo en unos segundos (\`X-Lienzo-Render\` lleva su id); si no, **202** con su estado, y la dirección para preguntarlo en \`Location\`.

\`\`\`sh
curl -o reporte.pdf https://portal.ejemplo.mx/api/report/render_by_token \\
  -H 'X-Api-Key: mi-programa' -H 'X-Api-Version: 2.3.2' \\
  -H "Authorization: Bearer $LIENZO_TOKEN" \\
  -H 'Idempotency-Key: nomina-2026-22' -H 'Content-Type: application/json' \\
  --data '{"report_id": 1001, "format": "pdf", "parametros": {"periodo": {"relativo": "último periodo cerrado"}}}'
\`\`\`

Con la misma \`Idempotency-Key\` y el mismo contenido, durante 24 horas se responde el mismo archivo; con otro contenido, 409.

Con \`webhook_url\` (https y pública), al terminar llega ahí un POST con \`event\`, \`id\`, \`report_id\`, \`state\` y \`file\`. Compruébalo antes de creerle: \`X-Lienzo-Signature: t=…,v1=…\`, donde \`v1\` es el HMAC-SHA256 en hexadecimal de \`t.cuerpo\` con el secreto del token. \`X-Lienzo-Delivery\` es igual en todos los intentos. Una respuesta que no sea 2xx se reintenta durante más de una hora; no se siguen redirecciones.`,
  render_by_token_state: `\`\`\`sh
curl 'https://portal.ejemplo.mx/api/report/render_by_token_state?id=…' \\
  -H 'X-Api-Key: mi-programa' -H 'X-Api-Version: 2.3.2' -H "Authorization: Bearer $LIENZO_TOKEN"
\`\`\``,
  render_by_token_file: `\`\`\`sh
curl -o reporte.pdf 'https://portal.ejemplo.mx/api/report/render_by_token_file?id=…' \\
  -H 'X-Api-Key: mi-programa' -H 'X-Api-Version: 2.3.2' -H "Authorization: Bearer $LIENZO_TOKEN"
\`\`\``,
};
