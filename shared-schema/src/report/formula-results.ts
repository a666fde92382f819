/** The results of a report's formulas, and a report with them in its texts. */
import { Decimal } from 'decimal.js';
import { rowCompleter, withRounding } from '../data/additional-column.ts';
import { type Cell, type ColumnFormat, type ColumnKey, columnFormat, type Row } from '../data/column.ts';
import { dataTypeOf } from '../data/computed-formulas.ts';
import { formulaForRows } from '../data/evaluate-formula.ts';
import { decimalOf } from '../data/exact-decimal.ts';
import { allowsFormat, decimalsOf, formatCell } from '../data/format.ts';
import type { RowList } from '../data/row-list.ts';
import type { TotalsQuestion } from '../data/table-totals.ts';
import { TotalsAccumulator } from '../data/totals.ts';
import { isProblem } from '../formula/compile-formula.ts';
import type { FormulaProblem } from '../formula/formula-error.ts';
import { type FormulaType, isNumber } from '../formula/formula-type.ts';
import { reportFormulaMessages } from '../rule-messages/report-formula-messages.ts';
import type { CeldaFija } from './fixed-table-item.ts';
import type { FormulaOutcome, FormulaOutcomes } from './formula-outcome.ts';
import { type FormulaRow, type FormulaSources, formulaSources } from './formula-tables.ts';
import type { ReportItem, TablaItem } from './item.ts';
import { mapReportTexts } from './map-inline.ts';
import { newItem } from './new-item.ts';
import { repetitions } from './own-rows.ts';
import { type PlacedFormula, placedFormulas, shownFormulas } from './placed-formulas.ts';
import type { Layout, ReportDocument } from './report.ts';
import {
  compiledRow,
  compileReportFormula,
  type FormulaTotal,
  type ReportFormula,
} from './report-formula.ts';
import { type FormulaChip, inlineNodes, type RichText } from './rich-text.ts';
import { expressionColumn } from './row-expression.ts';
import { mapColumns } from './section-columns.ts';

/** Decimals of a result; how many are written is said by its format. */
export const RESULT_DECIMALS = 10;

type FormulaReport = Pick<ReportDocument, 'page' | 'layouts' | 'parametros'>;

/** The formulas of a report that can be computed, each once. */
export function reportFormulas(
  report: FormulaReport,
  sources: FormulaSources = formulaSources(report),
): Map<string, ReportFormula> {
  const formulas = new Map<string, ReportFormula>();
  for (const placed of placedFormulas(report)) {
    if (formulas.has(placed.formula)) continue;
    const compiled = compiledAt(placed, sources);
    if (!isProblem(compiled)) formulas.set(placed.formula, compiled);
  }
  return formulas;
}

/** A formula compiled for the place where it stands. */
export function compiledAt(
  { formula, row }: PlacedFormula,
  sources: FormulaSources,
): ReportFormula | FormulaProblem {
  const own = row === undefined ? undefined : sources.rows.find(({ stored }) => stored === row);
  return own === undefined ? compileReportFormula(formula, sources) : compiledRow(own, sources);
}

/** The totals that formulas need of each table, by its uuid; each once. */
export function neededTotals(formulas: Iterable<ReportFormula>): Map<string, FormulaTotal[]> {
  const needed = new Map<string, Map<string, FormulaTotal>>();
  for (const { totals } of formulas)
    for (const total of totals) {
      const ofTable = needed.get(total.table) ?? new Map<string, FormulaTotal>();
      needed.set(total.table, ofTable.set(total.key, total));
    }
  return new Map([...needed].map(([table, totals]) => [table, withOwnColumns([...totals.values()])]));
}

/** An expression has a column of its own among the computed ones of its table; its totals share it. */
function withOwnColumns(totals: readonly FormulaTotal[]): FormulaTotal[] {
  const ids = new Map<string, string>();
  return totals.map((total) => {
    const { expression, column } = total;
    if (expression === undefined) return total;
    const own = ids.get(expression.formula) ?? `adicional-total-${ids.size + 1}`;
    ids.set(expression.formula, own);
    return { ...total, column: { ...column, column: own } };
  });
}

/** The table with the expressions that are totalled, as computed columns; those without a parameter's value have none. */
export function withTotalled(item: TablaItem, totals: readonly FormulaTotal[]): TablaItem {
  const known = new Map(
    totals.flatMap(({ column, expression }) =>
      expression?.known === true ? [[column.column, expression.formula]] : [],
    ),
  );
  if (known.size === 0) return item;
  const columns = [...known].map(([id, formula]) => expressionColumn(id, formula));
  return { ...item, additional_columns: [...item.additional_columns, ...columns] };
}

/** Whether a total can be computed. */
const isKnown = ({ expression }: FormulaTotal): boolean => expression?.known !== false;

/** The keys by which a total counts each value once that a join repeats; undefined where none is repeated. @param item `withTotalled`. */
export const ownKeys = (item: TablaItem, { column }: FormulaTotal): ColumnKey[] | undefined =>
  repetitions(item, [column])[0]?.tables.map((table) => `${table}.id`);

/**
 * Questions that ask for totals of a table, each total in one of them; a question names a column once.
 * @param item `withTotalled`, as the query that they are asked of.
 */
export function totalsQuestions(
  item: TablaItem,
  totals: readonly FormulaTotal[],
): { totals: FormulaTotal[]; question: TotalsQuestion }[] {
  const rounds: FormulaTotal[][] = [];
  for (const total of totals.filter(isKnown)) {
    const round = rounds.find((one) => one.every(({ column }) => column.column !== total.column.column));
    if (round === undefined) rounds.push([total]);
    else round.push(total);
  }
  return rounds.map((round) => ({
    totals: round,
    question: {
      columns: round.map(({ column }) => column),
      own: Object.fromEntries(
        round.flatMap((total) => {
          const keys = ownKeys(item, total);
          return keys === undefined ? [] : [[total.column.column, keys]];
        }),
      ),
      groups: [],
      open: [],
    },
  }));
}

/** Gathers the totals that a report's formulas need while the rows of its tables pass by. */
export class FormulaGathering {
  private readonly formulas: Map<string, ReportFormula>;
  private readonly today: string;
  private readonly rows: readonly FormulaRow[];
  private readonly tables: Map<string, { complete: (row: Row) => Row; totals: TotalTaker[] }>;

  /** @param today the day of HOY, `YYYY-MM-DD`. */
  constructor(report: FormulaReport, today: string) {
    const sources = formulaSources(report);
    this.today = today;
    this.formulas = reportFormulas(report, sources);
    this.rows = sources.rows;
    const needed = neededTotals(this.formulas.values());
    this.tables = new Map(
      sources.tables.flatMap(({ item }) => {
        const totals = needed.get(item.uuid);
        if (totals === undefined) return [];
        const totalled = withTotalled(item, totals);
        const takers = totals.filter(isKnown).map((total) => totalTaker(totalled, total));
        return [[item.uuid, { complete: rowCompleter(totalled, today), totals: takers }]];
      }),
    );
  }

  /** The tables whose rows are needed. */
  get uuids(): string[] {
    return [...this.tables.keys()];
  }

  /** Takes a row of a table, without its computed columns. */
  add(uuid: string, row: Row): void {
    const table = this.tables.get(uuid);
    if (table === undefined) return;
    const complete = table.complete(row);
    for (const { totals } of table.totals) totals.add(complete);
  }

  result(): Map<string, FormulaOutcome> {
    const figures: Record<string, Cell> = {};
    for (const { totals } of this.tables.values())
      for (const { key, column, totals: gathered } of totals)
        figures[key] = gathered.result().get(column) ?? null;
    return formulaOutcomes(this.formulas, figures, this.today, this.rows);
  }
}

export type TotalTaker = { key: string; column: ColumnKey; totals: TotalsAccumulator };

/** @param item `withTotalled`. */
export function totalTaker(item: TablaItem, total: FormulaTotal): TotalTaker {
  const { column, key } = total;
  const keys = ownKeys(item, total);
  const own = new Map(keys === undefined ? [] : [[column.column, keys]]);
  return { key, column: column.column, totals: new TotalsAccumulator([column], own) };
}

/**
 * The results of formulas.
 * @param figures of the totals, by their keys.
 * @param rows of blocks of totals: what a formula uses of one is its value as it is written, rounded.
 */
export function formulaOutcomes(
  formulas: ReadonlyMap<string, ReportFormula>,
  figures: Row,
  today: string,
  rows: readonly FormulaRow[],
): Map<string, FormulaOutcome> {
  const known: Record<string, Cell> = { ...figures };
  const outcomes = new Map<string, FormulaOutcome>();
  const outcomeOf = (formula: string, compiled: ReportFormula): FormulaOutcome => {
    const outcome = { type: compiled.type, ...formulaForRows(compiled, today, RESULT_DECIMALS)(known) };
    outcomes.set(formula, outcome);
    return outcome;
  };
  // Each uses those above it alone.
  for (const { stored, row } of rows) {
    const compiled = formulas.get(row.formula);
    if (compiled !== undefined) known[stored] = roundedOutcome(outcomeOf(row.formula, compiled), row.formato);
  }
  for (const [formula, compiled] of formulas) if (!outcomes.has(formula)) outcomeOf(formula, compiled);
  return outcomes;
}

/** A result with the decimals that its format writes. */
export function roundedOutcome(outcome: FormulaOutcome, format: FormulaChip['format']): Cell {
  const column = { data_type: dataTypeOf(outcome.type), formato: formatOfOutcome(outcome, format) };
  const decimals = decimalsOf(column);
  const number = isNumber(outcome.type) ? decimalOf(outcome.value) : null;
  return number === null || decimals === null
    ? outcome.value
    : number.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP).toFixed();
}

/** The results over rows that are all at hand: for few of them, because nothing else is done meanwhile. */
export function outcomesOfRows(
  report: FormulaReport,
  rowsOf: (uuid: string) => RowList,
  today: string,
): FormulaOutcomes {
  const gathering = new FormulaGathering(report, today);
  for (const uuid of gathering.uuids) for (const row of rowsOf(uuid)) gathering.add(uuid, row);
  return gathering.result();
}

/** A result as people read it; one without a value is a dash, never an empty text. */
export function outcomeText(outcome: FormulaOutcome, format: FormulaChip['format']): string {
  if (outcome.value === null) return reportFormulaMessages.noResult;
  return formatCell(outcome.value, dataTypeOf(outcome.type), formatOfOutcome(outcome, format));
}

/** The format that a result has in force. */
export function formatOfOutcome(
  { type, value }: FormulaOutcome,
  format: FormulaChip['format'],
): ColumnFormat {
  const known = columnFormat.safeParse(format).data;
  return known !== undefined && allowsFormat(dataTypeOf(type), known) ? known : plainFormat(type, value);
}

/** Amounts as money, dates in words, numbers with two decimals or with none where they have none. */
function plainFormat(type: FormulaType, value: Cell): ColumnFormat {
  switch (type) {
    case 'moneda':
      return 'moneda';
    case 'fecha':
      return 'fecha_larga';
    case 'numero':
      return decimalOf(value)?.isInteger() === true ? 'entero' : 'decimal';
    case 'texto':
    case 'logico':
      return 'general';
  }
}

/**
 * The report with results in the places of the formulas of its texts, and beside those of its items, without the items
 * whose condition is not met. A section whose items are all hidden goes with them, its page break too.
 */
export function withFormulaOutcomes(report: ReportDocument, outcomes: FormulaOutcomes): ReportDocument {
  const written = mapReportTexts(withCellOutcomes(report, outcomes), (node) => {
    if (node.type !== 'formula') return [node];
    const outcome = outcomes.get(node.attrs.formula);
    if (outcome === undefined) return [node];
    const text = outcomeText(outcome, node.attrs.format);
    return text === '' ? [] : [{ type: 'text', text, ...(node.marks && { marks: node.marks }) }];
  });
  const layouts = written.layouts.flatMap(({ items, ...section }) => {
    if (isHidden(section, outcomes)) return [];
    const shown = mapColumns(items, (item) =>
      isHidden(item, outcomes) ? [] : withShownColumns(item, outcomes),
    );
    if (shown.length === 0 && items.length > 0) return [];
    return [{ ...section, items: shown.map((item) => withItemOutcomes(item, outcomes)) }];
  });
  return { ...written, layouts: numbered(layouts) };
}

/** A cell of a fixed table whose whole text is a formula keeps the result beside it: it is a number in Excel. */
function withCellOutcomes(report: ReportDocument, outcomes: FormulaOutcomes): ReportDocument {
  const resultOf = (cell: CeldaFija): CeldaFija => {
    const chip = soleFormula(cell.texto);
    const outcome = chip === null ? undefined : outcomes.get(chip.formula);
    if (outcome === undefined) return cell;
    const formato = chip?.format ?? undefined;
    return { ...cell, resultado: { ...outcome, ...(formato !== undefined && { formato }) } };
  };
  const layouts = report.layouts.map(({ items, ...section }) => ({
    ...section,
    items: items.map((item) =>
      item.nombre === 'tabla_fija'
        ? { ...item, celdas: item.celdas.map((row) => row.map((cell) => cell && resultOf(cell))) }
        : item,
    ),
  }));
  return { ...report, layouts };
}

/** The formula that a text consists of. */
function soleFormula(text: RichText): FormulaChip | null {
  const [only, ...others] = [...inlineNodes(text)].filter(
    (node) => node.type !== 'text' || node.text.trim() !== '',
  );
  return only?.type === 'formula' && others.length === 0 ? only.attrs : null;
}

/** With one empty section where nothing is left. */
const numbered = (layouts: readonly Layout[]): Layout[] =>
  layouts.length === 0
    ? [{ index: 0, separation: false, items: [] }]
    : layouts.map((section, index) => ({ ...section, index }));

/** The item without the columns whose condition is not met; nothing where none is left. */
function withShownColumns(item: ReportItem, outcomes: FormulaOutcomes): ReportItem[] {
  if (item.nombre !== 'tabla' || item.resumen !== undefined) return [item];
  const selected_columns = item.selected_columns.filter((column) => !isHidden(column, outcomes));
  if (selected_columns.length === item.selected_columns.length) return [item];
  if (selected_columns.every(({ data_type }) => data_type === 'empty')) return [];
  const hidden = item.selected_columns.flatMap((one) => (selected_columns.includes(one) ? [] : [one.column]));
  return [
    {
      ...item,
      selected_columns,
      ocultas: [...(item.ocultas ?? []), ...hidden],
      // Columns that are computed of hidden ones have the values that they had beside them.
      additional_columns: item.additional_columns.map((column) =>
        hidden.includes(column.id) ? withRounding(column, item.selected_columns) : column,
      ),
    },
  ];
}

/** Whether an item, a column or a section is not printed: its condition is known, and is not met. */
const isHidden = ({ mostrar_si }: { mostrar_si?: string | undefined }, outcomes: FormulaOutcomes): boolean =>
  mostrar_si !== undefined && outcomes.get(mostrar_si)?.value === false;

/** The item with the results of its formulas beside them, those that are known. */
export function withItemOutcomes<Item extends ReportItem>(item: Item, outcomes: FormulaOutcomes): Item {
  if (item.nombre !== 'indicador' && item.nombre !== 'totales') return item;
  const resultados = shownFormulas(item).flatMap((formula) => {
    const outcome = outcomes.get(formula);
    return outcome === undefined ? [] : [{ formula, ...outcome }];
  });
  return { ...item, resultados };
}

/** The report with formulas in a text of their own, below everything. */
export function withMoreFormulas(report: ReportDocument, formulas: readonly string[]): ReportDocument {
  if (formulas.length === 0) return report;
  const content = formulas.map((formula) => ({ type: 'formula' as const, attrs: { formula } }));
  const valor = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content }] };
  const section = {
    index: report.layouts.length,
    separation: false,
    items: [{ ...newItem('texto'), valor }],
  };
  return { ...report, layouts: [...report.layouts, section] };
}
