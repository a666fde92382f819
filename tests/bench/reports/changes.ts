/** The difference of two large versions, and what is asked before a report is saved over. */

import { describeChanges } from '@lienzo/schema/changes/describe-changes';
import { diffReports } from '@lienzo/schema/changes/diff-reports';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument, TODOS } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';
import { times } from '../times.ts';
import { spread } from './spread.ts';

const ITEMS = 300;
const NAME = { column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo' } as const;
const SBC = { column: 'employees.sbc', data_type: 'numeric', readable_name: 'SBC' } as const;

export async function changes({ portal }: PortalAndDatabase): Promise<Figure[]> {
  const [before, after] = versions();
  const client = await signIn(portal.url, 'admin@lienzo.test');
  const ask = async (one: ReportDocument, other: ReportDocument): Promise<number[]> => {
    const { result } = await client.call(endpoints.create_report, { body: { reporte: one } });
    const body = { reporte: { ...other, id: result.id_report } };
    return times(20, () => client.call(endpoints.get_report_changes, { body }));
  };
  return [
    ...spread(`Difference of two versions of ${ITEMS} items, in words`, await difference(before, after), 50),
    ...spread(
      '“¿Qué cambia?” of a table of 200 rows, both versions drawn',
      await ask(withTable('decimal'), withTable('moneda')),
      Infinity,
    ),
    ...spread(`the same of ${ITEMS} items, half of them tables`, await ask(before, after), Infinity),
  ];
}

const difference = (before: ReportDocument, after: ReportDocument): Promise<number[]> =>
  times(100, async () => describeChanges(before, after, diffReports(before, after)));

const TABLE_UUID = '00000000-0000-4000-8000-000000000001';
const withTable = (formato: 'decimal' | 'moneda'): ReportDocument =>
  report([
    {
      ...newItem('tabla'),
      uuid: TABLE_UUID,
      selected_tables: ['employees'],
      selected_columns: [NAME, { ...SBC, formato }],
    },
  ]);

/** Every item of the second version differs, stands elsewhere, and each tenth is another one. */
function versions(): [ReportDocument, ReportDocument] {
  const items = Array.from(
    { length: ITEMS },
    (_, at): ReportItem =>
      at % 2 === 0
        ? { ...newItem('texto'), valor: plainRichText(`Un texto de cierta longitud, número ${at}`) }
        : { ...newItem('tabla'), selected_tables: ['employees'], selected_columns: [NAME, SBC] },
  );
  const changed = items.map((item, at): ReportItem => {
    const uuid = at % 10 === 0 ? crypto.randomUUID() : item.uuid;
    if (item.nombre === 'texto') return { ...item, uuid, valor: plainRichText(`Otro texto, número ${at}`) };
    return item.nombre === 'tabla' ? { ...item, uuid, zebra: !item.zebra } : item;
  });
  return [report(items), report(changed.toReversed())];
}

/** Two items to a section: a report has 200 at most. */
const report = (items: ReportItem[]): ReportDocument => ({
  ...emptyReport('Dos versiones'),
  auditorio: [TODOS],
  layouts: Array.from({ length: Math.ceil(items.length / 2) }, (_, index) => {
    const own = items.slice(index * 2, index * 2 + 2);
    return { index, separation: false, items: own.map((item) => ({ ...item, tamaño: 100 / own.length })) };
  }),
});
