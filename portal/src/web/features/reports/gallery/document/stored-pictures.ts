import { endpoints } from '@lienzo/schema/endpoints';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { call } from '../../../../shared/api/call';

const DATA_URL = /^data:(image\/[a-z]+);base64,/;

/**
 * A report of a document with its pictures stored as assets. They are named by their positions until then, so that a
 * document from which no report is made leaves nothing behind.
 * @param pictures `data:` URLs.
 * @param stored ids by position, completed here: what was stored before an error is not stored again.
 */
export async function withStoredPictures(
  report: ReportDocument,
  pictures: readonly string[],
  stored: Map<string, string>,
): Promise<ReportDocument> {
  for (const item of reportItems(report)) {
    if (item.nombre !== 'imagen' || stored.has(item.valor)) continue;
    const file = pictureFile(pictures[Number(item.valor)] ?? '', item.image_name);
    if (file !== null) stored.set(item.valor, (await call(endpoints.create_asset, { file })).id);
  }
  return {
    ...report,
    layouts: report.layouts.map((section) => ({
      ...section,
      items: section.items.map((item) =>
        item.nombre === 'imagen' ? { ...item, valor: stored.get(item.valor) ?? '' } : item,
      ),
    })),
  };
}

function pictureFile(url: string, name: string): File | null {
  const [head, type] = DATA_URL.exec(url) ?? [];
  if (head === undefined || type === undefined) return null;
  const letters = atob(url.slice(head.length));
  return new File([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], name, { type });
}
