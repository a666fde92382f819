import type { EndpointName } from '@lienzo/schema/endpoints';

const HEADERS = `  -H 'X-Api-Key: mi-programa' -H 'X-Api-Version: 2.3.2' \\
  -H "Authorization: Bearer $LIENZO_TOKEN"`;

/** How programs make their calls, as commands to copy. */
export const CURL_SAMPLES: Partial<Record<EndpointName, string>> = {
  render_by_token: `curl -D - -o reporte.pdf https://portal.ejemplo.mx/api/report/render_by_token \\
${HEADERS} \\
  -H 'Idempotency-Key: nomina-2026-22' -H 'Content-Type: application/json' \\
  --data '{"report_id": 1001, "format": "pdf", "parametros": {"periodo": {"relativo": "último periodo cerrado"}}}'`,
  render_by_token_state: `curl "https://portal.ejemplo.mx/api/report/render_by_token_state?id=$ID" \\
${HEADERS}`,
  render_by_token_file: `curl -o reporte.pdf "https://portal.ejemplo.mx/api/report/render_by_token_file?id=$ID" \\
${HEADERS}`,
};
