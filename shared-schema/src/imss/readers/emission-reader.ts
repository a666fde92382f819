/** Reads the rows of an emission of the IMSS, EMA or EBA, given as cells. */
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { isValidNss } from '../../payroll/nss.ts';
import { imssReaderMessages as texts } from '../../rule-messages/imss-reader-messages.ts';
import { findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import { type Cell, type ColumnNames, type HeaderColumns, headerColumns } from './header-columns.ts';
import { QUOTA_KEYS, type QuotaKey, type Quotas } from './quota-keys.ts';
import { amountOf, dayOf, nssOf, textOf } from './read-cells.ts';
import { shownName } from './read-names.ts';

type Field =
  | QuotaKey
  | 'nss'
  | 'nombre'
  | 'origen'
  | 'tipo'
  | 'fecha'
  | 'dias'
  | 'sbc'
  | 'subtotal_rcv'
  | 'tipo_descuento'
  | 'valor_descuento'
  | 'numero_credito'
  | 'subtotal_infonavit'
  | 'total';

/** Both halves of a quota are named with `patronal` and `obrero`; older emissions write the branch in short. */
const halves = (...branches: readonly string[]) => ({
  patronal: branches.flatMap((branch) => [`${branch} patronal`, `${branch} patron`, `${branch} p`]),
  obrero: branches.flatMap((branch) => [`${branch} obrero`, `${branch} obrera`, `${branch} o`]),
});
const surplus = halves('excedente', 'excedente de 3 uma');
const cash = halves('prestaciones en dinero', 'prest en dinero');
const medical = halves('gastos medicos y pensionados', 'gastos medicos pensionados', 'gastos medicos', 'gmp');
const life = halves('invalidez y vida', 'iv');
const oldAge = halves('cesantia en edad avanzada y vejez', 'cesantia y vejez', 'cv', 'ceav');

const NAMES: ColumnNames<Field> = {
  nss: ['nss', 'numero de seguridad social', 'no seguridad social', 'num seguridad social', 'afiliacion'],
  nombre: ['nombre', 'nombre del asegurado', 'nombre del trabajador', 'asegurado'],
  origen: ['origen del movimiento', 'origen movimiento', 'origen'],
  tipo: ['tipo del movimiento', 'tipo de movimiento', 'tipo movimiento', 'tipo'],
  fecha: ['fecha del movimiento', 'fecha de movimiento', 'fecha movimiento', 'fecha'],
  dias: ['dias', 'dias cotizados'],
  sbc: ['salario diario', 'salario diario integrado', 'sdi', 'sbc', 'salario base de cotizacion'],
  cuota_fija: ['cuota fija'],
  excedente_patronal: surplus.patronal,
  excedente_obrero: surplus.obrero,
  prestaciones_dinero_patronal: cash.patronal,
  prestaciones_dinero_obrero: cash.obrero,
  gastos_medicos_patronal: medical.patronal,
  gastos_medicos_obrero: medical.obrero,
  riesgos: ['riesgos de trabajo', 'riesgo de trabajo', 'rt'],
  invalidez_vida_patronal: life.patronal,
  invalidez_vida_obrero: life.obrero,
  guarderias: ['guarderias y prestaciones sociales', 'guarderias'],
  retiro: ['retiro'],
  cesantia_vejez_patronal: oldAge.patronal,
  cesantia_vejez_obrero: oldAge.obrero,
  subtotal_rcv: ['subtotal rcv'],
  aportacion: ['aportacion patronal', 'aportacion', 'aportacion infonavit'],
  tipo_descuento: ['tipo de descuento', 'tipo descuento'],
  valor_descuento: ['valor de descuento', 'valor descuento', 'valor'],
  numero_credito: ['numero de credito', 'no credito', 'num credito', 'credito'],
  amortizacion: ['amortizacion'],
  subtotal_infonavit: ['subtotal infonavit'],
  total: ['total'],
};

export type EmissionKind = 'EMA' | 'EBA';

export type EmissionRow = {
  row: number;
  nss: string;
  nombre: string;
  /** Numbers of the IMSS, whose list is data. */
  origen: string | null;
  tipo: string | null;
  fecha: string | null;
  dias: string | null;
  sbc: string | null;
  quotas: Quotas;
  credit: { number: string; type: string | null; value: string | null } | null;
  total: string | null;
};

/** Rows before the head: a title and the employer's data. */
const MAX_HEAD_ROW = 30;
const TOLERANCE = '0.01';

/** Gets rows one by one and keeps nothing of them; `kind` is known after the head. */
export class EmissionReader {
  #columns: HeaderColumns<Field> | null = null;
  #row = 0;

  get kind(): EmissionKind | null {
    if (this.#columns === null) return null;
    return this.#columns.at.has('retiro') ? 'EBA' : 'EMA';
  }

  /** @returns what a row of cells says; neither row nor finding before the head and for empty rows. */
  read(cells: readonly Cell[]): { row: EmissionRow | null; findings: ImssFinding[] } {
    this.#row += 1;
    if (this.#columns !== null) return readRow(this.#columns, cells, this.#row);
    if (this.#row > MAX_HEAD_ROW) return { row: null, findings: [] };
    this.#columns = headerColumns(cells, NAMES, 'nss');
    return { row: null, findings: this.#columns === null ? [] : headFindings(this.#columns, this.#row) };
  }

  /** What is to be said when all rows were read. */
  end(): ImssFinding[] {
    return this.#columns === null
      ? [findingOf(null, { code: 'no_header', severity: 'error', ...texts.noHeader })]
      : [];
  }
}

/** What every emission has beside its quotas. */
const REQUIRED = ['nombre', 'dias', 'sbc', 'total'] as const;

function headFindings({ at, unknown }: HeaderColumns<Field>, line: number): ImssFinding[] {
  const quotas: readonly QuotaKey[] = at.has('retiro')
    ? ['retiro', 'cesantia_vejez_patronal', 'cesantia_vejez_obrero', 'aportacion']
    : QUOTA_KEYS.slice(0, 11);
  const missing = [...REQUIRED, ...quotas].filter((field) => !at.has(field));
  return [
    ...missing.map((field) => {
      const label = texts.branches[field] ?? texts.fields[field] ?? field;
      return findingOf(null, {
        code: `no_column_${field}`,
        severity: 'error',
        line,
        ...texts.missingColumn(label),
      });
    }),
    ...unknown.map((column) =>
      findingOf(null, {
        code: 'unknown_column',
        severity: 'info',
        line,
        value: column,
        ...texts.unknownColumn(column),
      }),
    ),
  ];
}

function readRow(
  { at }: HeaderColumns<Field>,
  cells: readonly Cell[],
  number: number,
): { row: EmissionRow | null; findings: ImssFinding[] } {
  const cellOf = (field: Field): Cell => {
    const column = at.get(field);
    return column === undefined ? null : cells[column];
  };
  const written = textOf(cellOf('nss'));
  // Rows of totals and signatures have no number.
  if (!/\d/.test(written)) return { row: null, findings: [] };
  const nss = nssOf(written);
  const nombre = shownName(textOf(cellOf('nombre')).slice(0, 200));
  const about = { nss, person_number: null, name: nombre };
  const line = number;
  if (nss === null)
    return {
      row: null,
      findings: [
        findingOf(about, { code: 'nss_form', severity: 'error', line, value: written, ...texts.nssForm }),
      ],
    };
  const findings: ImssFinding[] = [];
  if (!isValidNss(nss))
    findings.push(findingOf(about, { code: 'nss_digit', severity: 'warning', line, ...texts.nssDigit }));
  const amount = (field: Field): string | null => {
    const value = amountOf(cellOf(field));
    if (value !== 'wrong') return value;
    const text = texts.amount(texts.branches[field] ?? texts.fields[field] ?? field);
    const cell = textOf(cellOf(field));
    findings.push(
      findingOf(about, { code: `wrong_${field}`, severity: 'error', line, value: cell, ...text }),
    );
    return null;
  };
  const fecha = dayOf(cellOf('fecha'));
  if (fecha === 'wrong') {
    const text = texts.day(texts.fields.fecha ?? '');
    findings.push(
      findingOf(about, {
        code: 'wrong_fecha',
        severity: 'error',
        line,
        value: textOf(cellOf('fecha')),
        ...text,
      }),
    );
  }
  const quotas: Quotas = {};
  for (const key of QUOTA_KEYS) if (at.has(key)) quotas[key] = amount(key) ?? '0';
  const row: EmissionRow = {
    row: number,
    nss,
    nombre,
    origen: emptied(cellOf('origen')),
    tipo: emptied(cellOf('tipo')),
    fecha: fecha === 'wrong' ? null : fecha,
    dias: amount('dias'),
    sbc: amount('sbc'),
    quotas,
    credit: creditOf(cellOf, amount),
    total: amount('total'),
  };
  if (hasNothing(row) && QUOTA_KEYS.every((key) => textOf(cellOf(key)) === ''))
    findings.push(findingOf(about, { code: 'truncated', severity: 'error', line, ...texts.emptyRow }));
  const isRefused = findings.some(({ severity }) => severity === 'error');
  if (isRefused) return { row: null, findings };
  return { row, findings: [...findings, ...totalFindings(row, about)] };
}

/** A row that was cut; it would be read as somebody who costs nothing. */
const hasNothing = ({ fecha, dias, sbc, tipo, total }: EmissionRow): boolean =>
  [fecha, dias, sbc, tipo, total].every((one) => one === null);

/** A text; a dash is nothing. */
const emptied = (cell: Cell): string | null => {
  const text = textOf(cell).slice(0, 40);
  return /^[-–—]*$/.test(text) ? null : text;
};

function creditOf(
  cellOf: (field: Field) => Cell,
  amount: (field: Field) => string | null,
): EmissionRow['credit'] {
  const number = emptied(cellOf('numero_credito'));
  if (number === null || /^0+$/.test(number)) return null;
  const value = emptied(cellOf('valor_descuento'));
  return {
    number,
    type: emptied(cellOf('tipo_descuento')),
    value: value === null ? null : amount('valor_descuento'),
  };
}

/** A row whose quotas do not add up to its total was changed, or has a quota that nobody reads. */
function totalFindings(row: EmissionRow, about: Parameters<typeof findingOf>[0]): ImssFinding[] {
  if (row.total === null) return [];
  const sum = Object.values(row.quotas).reduce((all, one) => all.plus(one), new ExactDecimal(0));
  if (sum.minus(row.total).abs().lessThanOrEqualTo(TOLERANCE)) return [];
  const text = texts.rowTotal(sum.toFixed(2), row.total);
  return [
    findingOf(about, { code: 'row_total', severity: 'warning', line: row.row, value: row.total, ...text }),
  ];
}
