import { formatMediumDate } from '@lienzo/schema/data/format';
import type { PayrollFigures } from '@lienzo/schema/payroll/figures/payroll-figures';
import { figureScreenMessages as texts } from '@lienzo/schema/runs/figure-screen-messages';
import { Table, Text, Title } from '@mantine/core';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { money } from '../../../shared/payroll/money';
import classes from '../runs.module.css';

type Row = { key: string; cells: string[] };
type FigureTable = { title: string; note: string | null; columns: string[]; rows: Row[] };

const { columns } = texts;
const percent = (value: string): string => `${value} %`;

/** Each kind of figure as a table; of figures with days of their own, a row for each. */
export function FigureTables({ figures }: { figures: PayrollFigures }) {
  return (
    <>
      {tablesOf(figures).map(({ title, note, columns: heads, rows }) => (
        <div key={`${title} ${note}`} className={classes.part}>
          <Title order={2} size="h5">
            {title}
          </Title>
          {note !== null && (
            <Text c="dimmed" size="sm" mb="xs">
              {note}
            </Text>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
          <section className={listClasses.frame} tabIndex={0} aria-label={title}>
            <Table className={listClasses.table ?? ''} aria-label={title}>
              <Table.Thead>
                <Table.Tr>
                  {heads.map((head) => (
                    <Table.Th key={head}>{head}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map(({ key, cells }) => (
                  <Table.Tr key={key} className="lienzo-figures">
                    {cells.map((cell, at) => (
                      <Table.Td key={heads[at]}>{cell}</Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </section>
        </div>
      ))}
    </>
  );
}

type Dated = { vigente_desde: string; vigente_hasta: string | null; fuente: string };

function datedTable<Entry extends Dated>(
  title: string,
  entries: readonly Entry[],
  values: readonly [head: string, value: (entry: Entry) => string][],
): FigureTable[] {
  if (entries.length === 0) return [];
  return [
    {
      ...{ title, note: null },
      columns: [...values.map(([head]) => head), texts.from, texts.until, texts.source],
      rows: entries.map((entry) => ({
        key: `${values.map(([, value]) => value(entry)).join()} ${entry.vigente_desde}`,
        cells: [...values.map(([, value]) => value(entry)), ...daysOf(entry), entry.fuente],
      })),
    },
  ];
}

const daysOf = ({ vigente_desde, vigente_hasta }: Dated): string[] => [
  formatMediumDate(vigente_desde),
  vigente_hasta === null ? texts.goesOn : formatMediumDate(vigente_hasta),
];

const noteOf = (entry: Dated): string => {
  const [from, until] = daysOf(entry);
  return `${texts.from}: ${from} · ${texts.until}: ${until} · ${entry.fuente}`;
};

function tablesOf(figures: PayrollFigures): FigureTable[] {
  const { kinds } = texts;
  return [
    ...datedTable(kinds.salario_minimo, figures.salario_minimo, [
      [columns.general, ({ general }) => money(general)],
      [columns.frontera, ({ frontera }) => money(frontera)],
    ]),
    ...datedTable(kinds.uma, figures.uma, [
      [columns.diaria, ({ diaria }) => money(diaria)],
      [columns.mensual, ({ mensual }) => money(mensual)],
      [columns.anual, ({ anual }) => money(anual)],
    ]),
    ...datedTable(kinds.umi, figures.umi, [[columns.diaria, ({ diaria }) => money(diaria)]]),
    ...datedTable(kinds.subsidio_al_empleo, figures.subsidio_al_empleo, [
      [columns.porcentaje, ({ porcentaje }) => percent(porcentaje)],
      [columns.limite, ({ limite }) => money(limite)],
    ]),
    ...tariffTables(kinds.isr_mensual, figures.isr_mensual),
    ...tariffTables(kinds.isr_anual, figures.isr_anual),
    ...figures.cesantia_vejez.map((entry) => ({
      ...{ title: kinds.cesantia_vejez, note: noteOf(entry), columns: [columns.banda, columns.porcentaje] },
      rows: [
        { key: 'minimo', cells: [texts.minimumBand, percent(entry.minimo)] },
        ...entry.bandas.map(({ hasta_uma, porcentaje }) => ({
          key: hasta_uma ?? 'last',
          cells: [texts.band(hasta_uma), percent(porcentaje)],
        })),
      ],
    })),
    ...datedTable(kinds.isn, figures.isn, [
      [columns.estado, ({ estado }) => estado],
      [columns.porcentaje, ({ porcentaje }) => percent(porcentaje)],
    ]),
  ];
}

const tariffTables = (title: string, tariffs: PayrollFigures['isr_mensual']): FigureTable[] =>
  tariffs.map((entry) => ({
    ...{ title, note: noteOf(entry) },
    columns: [columns.limite_inferior, columns.cuota_fija, columns.excedente],
    rows: entry.renglones.map(({ limite_inferior, cuota_fija, porcentaje }) => ({
      key: limite_inferior,
      cells: [money(limite_inferior), money(cuota_fija), percent(porcentaje)],
    })),
  }));
