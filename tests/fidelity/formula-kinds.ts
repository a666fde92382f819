import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { IndicadorItem, TablaCruzadaItem, TotalesItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';

const CENTERS = [
  'Administración y finanzas corporativas de la región norte',
  'Producción',
  'Logística, almacén y distribución nacional',
  'Comercial',
  'Tecnologías de la información',
];
const DAY = 'periods.payment_date';
const CENTER = 'cost_centers.cost_center';

const column = (
  key: string,
  readable_name: string,
  data_type: SelectedColumn['data_type'],
): SelectedColumn => ({
  ...{ column: key, readable_name, data_type },
});

const TABLE = {
  ...newItem('tabla'),
  selected_tables: ['employees'],
  selected_columns: [
    column('employees.name', 'Nombre', 'text'),
    { ...column('employees.daily_salary', 'Salario diario', 'numeric'), formato: 'moneda' as const },
  ],
};
const SUM = `SUMA([${TABLE.uuid}.employees.daily_salary])`;

/** Labels that fill several lines in narrow items, in sizes that are no whole pixels. */
const indicator = (tamaño: number, font_size: number, etiqueta: string): IndicadorItem => ({
  ...newItem('indicador'),
  ...{ tamaño, etiqueta, formula: `${SUM} * 97`, estilo_item: { font_size } },
  comparacion: { etiqueta: 'el mismo periodo del año anterior', formula: `${SUM} * 91` },
});

const totals = (tamaño: number, font_size: number): TotalesItem => ({
  ...newItem('totales'),
  ...{ tamaño, estilo_item: { font_size } },
  filas: [
    { id: 'fila-a', etiqueta: 'Subtotal de los servicios de nómina', formula: SUM, destacada: false },
    {
      id: 'fila-b',
      etiqueta: 'Impuesto al valor agregado (16 %)',
      formula: `${SUM} * 0.16`,
      destacada: false,
    },
    { id: 'fila-c', etiqueta: 'Importe con letra', formula: `LETRA(${SUM} * 1234.56)`, destacada: true },
  ],
});

function cross(changes: Partial<TablaCruzadaItem>): TablaCruzadaItem {
  return {
    ...newItem('tabla_cruzada'),
    selected_tables: ['payroll_results', 'employees', 'cost_centers', 'periods'],
    selected_columns: [
      { ...column(CENTER, 'Centro', 'text'), titulo: 'Centro de costos que paga' },
      { ...column(DAY, 'Mes', 'date'), formato: 'fecha_mes', titulo: 'Pagado en' },
      { ...column('medida-1', 'Neto', 'numeric'), formato: 'moneda' },
    ],
    columnas: [DAY],
    resumen: { medidas: [{ id: 'medida-1', column: 'payroll_results.net_pay', funcion: 'suma' }] },
    titulo_total: 'Total pagado en el ejercicio',
    estilos_condicionales: [
      {
        ...{ id: 'mucho', column: 'medida-1', condition: 'mayor que', valor: '60000', alcance: 'celda' },
        ...{ bold: true, background: '#fdecea' },
      },
    ],
    ...changes,
  };
}

/** Receipts of so many months. */
function groupsOf(item: TablaCruzadaItem, months: number): Row[] {
  const question = summaryQuestionOf(item);
  if (question === null) throw new Error('a cross table has a question');
  return summarisedRows(
    question,
    Array.from({ length: CENTERS.length * months }, (_, at): Row => {
      const month = Math.floor(at / CENTERS.length);
      const day = `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
      return {
        [CENTER]: CENTERS[at % CENTERS.length] ?? '',
        [DAY]: day,
        'payroll_results.net_pay': `${(at * 7919) % 90_000}.25`,
      };
    }),
  );
}

/** One that fits in smaller letters, and one whose columns go on in blocks. */
const FEW = cross({});
const MANY = cross({ resumen: { ...FEW.resumen, primeros: { medida: 'medida-1', n: 3 } }, zebra: true });

/** Indicators, blocks of totals and cross tables whose words fill their lines. */
export const formulaKinds: StarterReport = {
  id: 'empleados-por-centro',
  nombre: 'Indicadores, totales y tablas cruzadas',
  descripcion: '',
  categoria: 'Nómina',
  report: {
    ...emptyReport('Indicadores, totales y tablas cruzadas'),
    layouts: [
      [
        indicator(35, 9.5, 'Costo total de la nómina del periodo, con cargas sociales'),
        indicator(25, 8, 'Personas con horas extra dobles o triples en el mes'),
        indicator(40, 11, 'Neto'),
      ],
      [TABLE],
      [totals(45, 9), totals(55, 10.5)],
      [FEW],
      [MANY],
    ].map((items, index) => ({ index, separation: index === 3, items })),
  },
  rows: {
    [TABLE.uuid]: CENTERS.map((name, at) => ({
      'employees.name': name,
      'employees.daily_salary': `${312 + at}.7`,
    })),
    [FEW.uuid]: groupsOf(FEW, 6),
    [MANY.uuid]: groupsOf(MANY, 20),
  },
};
