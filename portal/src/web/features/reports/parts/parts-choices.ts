import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { PartsColumn, PartsOrder, PartsTarget } from '@lienzo/schema/reports/parts-endpoints';
import { type PdfChoices, pdfOrder } from '../../../shared/downloads/pdf-choices';

/** What a person has chosen in 'Descargar por partes'. */
export type PartsChoices = {
  column: string | null;
  format: RenderFormat;
  name: string;
  target: PartsTarget['kind'];
  folder: string | null;
  mailColumn: string | null;
  /** The person's own words in each mail. */
  message: string;
  /** null: the report's own orientation, and nothing else asked of its PDF. */
  pdf: PdfChoices | null;
};

/** What names begin with: the report's name, and the column that tells the files apart. */
export const nameFor = (report: string, column: PartsColumn | undefined): string =>
  `${report.trim().replaceAll(/[{}]/g, ' ')} {${column?.readable_name ?? ''}}`;

/** The order; null while something is missing. */
export function orderOf(
  source: Pick<PartsOrder, 'report_id' | 'parametros' | 'kept_filters'>,
  choices: PartsChoices,
): PartsOrder | null {
  const { column, format, name } = choices;
  const target = targetOf(choices);
  if (column === null || target === null || name.trim() === '') return null;
  const pdf = format === 'pdf' && choices.pdf !== null ? pdfOrder(choices.pdf) : {};
  if (pdf === null) return null;
  return { ...source, ...pdf, column, format, name, target };
}

function targetOf({ target, folder, mailColumn, message }: PartsChoices): PartsTarget | null {
  switch (target) {
    case 'zip':
      return { kind: 'zip' };
    case 'folder':
      return folder === null ? null : { kind: 'folder', folder_id: folder };
    case 'mail':
      return mailColumn === null
        ? null
        : { kind: 'mail', column: mailColumn, ...(message.trim() !== '' && { message }) };
  }
}
