/** A report of one page per payroll receipt: as long as the test needs, over the demonstration's rows. */
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { openOrganization } from '../portal/open-organization.ts';

/**
 * @param mail an account of the organization whose receipts are printed.
 * @param pages how many receipts, one per page.
 */
export async function receiptsReport(
  ownerUrl: string,
  mail: string,
  { nombre, pages }: { nombre: string; pages: number },
): Promise<ReportDocument> {
  const text = newItem('texto_dinamico');
  text.selected_tables = ['payroll_results', 'employees'];
  text.selected_columns = [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo' },
    {
      column: 'payroll_results.net_pay',
      data_type: 'numeric',
      readable_name: 'Neto a pagar',
      formato: 'moneda',
    },
  ];
  text.filters = [
    {
      id: '1',
      nombre: 'Los primeros recibos',
      selected_columns: ['payroll_results.id'],
      column_type: 'integer',
      condition: 'menor que',
      valor: String(await idAfter(ownerUrl, mail, pages)),
    },
  ];
  text.valor = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Recibí la cantidad de ' },
          { type: 'column', attrs: { column: 'payroll_results.net_pay' } },
          { type: 'text', text: ' por concepto de nómina. Firma: ' },
          { type: 'column', attrs: { column: 'employees.name' } },
        ],
      },
    ],
  };
  const report = emptyReport(nombre);
  report.layouts = [{ index: 0, separation: false, items: [text] }];
  return report;
}

/** The id that has exactly `count` receipts of the organization before it. */
async function idAfter(ownerUrl: string, mail: string, count: number): Promise<number> {
  await using database = await openOrganization(ownerUrl, mail);
  const { rows } = await database.query<{ id: string }>(
    'select id from payroll_results order by id offset $1 limit 1',
    [count],
  );
  return Number(rows[0]?.id);
}
