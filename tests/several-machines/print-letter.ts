import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import type { PortalClient } from '../portal/portal-client.ts';

/** Has a report of one page made and waits for it. @returns the file. @throws when it fails. */
export async function printLetter(client: PortalClient): Promise<Buffer> {
  const nombre = `Carta ${crypto.randomUUID()}`;
  const text = { ...newItem('texto'), valor: plainRichText(nombre) };
  const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [text] }] };
  let { result } = await client.call(endpoints.create_render, { body: { reporte, format: 'pdf' } });
  while (result.state === 'queued' || result.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 250));
    ({ result } = await client.call(endpoints.get_render, { query: { id: result.id } }));
  }
  if (result.state !== 'done') throw new Error(`${nombre}: ${JSON.stringify(result.problems)}`);
  const { ticket } = await client.call(endpoints.download_ticket, { body: { render_id: result.id } });
  const answer = await client.send(endpoints.download_with_ticket, { query: { ticket } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}
