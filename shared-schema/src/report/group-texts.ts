/**
 * The texts above and below the groups of a table's rows. Their formulas are those of totals over the table, computed of
 * the rows of one group; a column that rows are grouped by stands for its value.
 */

import type { Cell, ColumnKey, Row } from '../data/column.ts';
import { columnFormulas } from '../data/computed-formulas.ts';
import { type FormulaResult, formulaForRows } from '../data/evaluate-formula.ts';
import type { ReportParameter } from '../data/parameter.ts';
import { isProblem } from '../formula/compile-formula.ts';
import { foldedName } from '../formula/folded-name.ts';
import { FormulaError, type FormulaProblem } from '../formula/formula-error.ts';
import { parseFormula, type SyntaxNode } from '../formula/parse-formula.ts';
import { reportFormulaMessages as messages } from '../rule-messages/report-formula-messages.ts';
import {
  neededTotals,
  outcomeText,
  ownKeys,
  RESULT_DECIMALS,
  type TotalTaker,
  totalTaker,
  withTotalled,
} from './formula-results.ts';
import { type FormulaSources, formulaNameFinder } from './formula-tables.ts';
import { groupTextParts } from './group-text-parts.ts';
import type { TablaItem, TextosGrupo } from './item.ts';
import { keyColumn } from './key-column.ts';
import { compileReportFormula, type FormulaTotal, type ReportFormula } from './report-formula.ts';

/** Where a text stands. */
export type GroupTextPosition = keyof TextosGrupo;

/** `group`: the value of the group of that level. */
type GroupFormula = { kind: 'group'; level: number } | { kind: 'formula'; formula: ReportFormula };

/** A chunk of a text; `unknown`: of a formula that cannot be computed here. */
type Chunk =
  | { kind: 'text'; text: string }
  | { kind: 'unknown' }
  | { kind: 'group'; level: number }
  | { kind: 'formula'; formula: ReportFormula; evaluate: (figures: Row) => FormulaResult };

type Texts = Record<GroupTextPosition, readonly Chunk[] | null>;

/** What stands for a figure over rows that are not all at hand. */
const UNKNOWN = '…';
/** A day that nothing looks at: formulas with HOY are refused. */
const NO_DAY = '2000-01-01';

/** What formulas of these texts can name: the columns of their table, alone, and the report's parameters. */
export function groupTextSources(item: TablaItem, parametros: readonly ReportParameter[]): FormulaSources {
  const shown = new Set(item.selected_columns.map(({ column }) => column));
  const hidden = item.group_by.filter((key) => !shown.has(key)).map((key) => keyColumn(item, key));
  const selected_columns = [...item.selected_columns, ...hidden];
  const table = { item: { ...item, selected_columns }, name: '', perPage: false, summarised: false };
  return { tables: [table], rows: [], parametros };
}

/** @returns a problem for the author where a formula of the groups of a level cannot be computed. */
export function compileGroupFormula(
  formula: string,
  { group_by }: Pick<TablaItem, 'group_by'>,
  level: number,
  sources: FormulaSources,
): GroupFormula | FormulaProblem {
  const tree = syntaxOf(formula);
  if (tree !== null && tree.kind === 'column') {
    const named = formulaNameFinder(sources)(tree.name);
    const at =
      typeof named === 'string' || named.kind !== 'column' ? -1 : group_by.indexOf(named.column.column);
    if (at >= 0 && at <= level) return { kind: 'group', level: at };
  }
  const today = tree === null ? null : todayIn(tree);
  if (today !== null) return { start: today.start, end: today.end, message: messages.groupTexts.today };
  const compiled = compileReportFormula(formula, sources);
  return isProblem(compiled) ? compiled : { kind: 'formula', formula: compiled };
}

/** null for what is no formula. */
function syntaxOf(formula: string): SyntaxNode | null {
  try {
    return parseFormula(formula);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

function todayIn(node: SyntaxNode): SyntaxNode | null {
  if (node.kind !== 'call') return null;
  if (foldedName(node.name) === 'hoy') return node;
  for (const one of node.args) {
    const existing = todayIn(one);
    if (existing !== null) return existing;
  }
  return null;
}

/** The texts of a table's groups, compiled. */
export class GroupTexts {
  private readonly levels: readonly Texts[];
  private readonly item: TablaItem;
  /** What their formulas are computed of. */
  readonly totals: readonly FormulaTotal[];
  private readonly expressions: { key: ColumnKey; evaluate: (row: Row) => FormulaResult }[];

  constructor(item: TablaItem) {
    const sources = groupTextSources(item, []);
    const levels = (item.textos_grupo ?? []).slice(0, item.group_by.length);
    const chunksOf = (template: string, level: number): Chunk[] | null =>
      template.trim() === ''
        ? null
        : groupTextParts(template).parts.map(({ kind, text }): Chunk => {
            if (kind === 'text') return { kind, text };
            const compiled = compileGroupFormula(text, item, level, sources);
            if ('message' in compiled) return { kind: 'unknown' };
            return compiled.kind === 'group'
              ? compiled
              : { ...compiled, evaluate: formulaForRows(compiled.formula, NO_DAY, RESULT_DECIMALS) };
          });
    this.levels = levels.map(({ encabezado, pie }, level) => ({
      encabezado: chunksOf(encabezado, level),
      pie: chunksOf(pie, level),
    }));
    this.totals = neededTotals(formulasOf(this.levels)).get(item.uuid) ?? [];
    this.item = withTotalled(item, this.totals);
    const compiled = columnFormulas(this.item.additional_columns);
    const keys = this.totals.flatMap(({ expression, column }) => (expression ? [column.column] : []));
    this.expressions = [...new Set(keys)].flatMap((key) => {
      const formula = compiled.get(key);
      if (formula === undefined || isProblem(formula)) return [];
      return [{ key, evaluate: formulaForRows(formula, NO_DAY, RESULT_DECIMALS) }];
    });
  }

  /** Whether groups of a level have such a text. */
  has(position: GroupTextPosition, level: number): boolean {
    return (this.levels[level]?.[position] ?? null) !== null;
  }

  /** Whether the text of a level needs the rows of its group. */
  needsRows(position: GroupTextPosition, level: number): boolean {
    return this.levels[level]?.[position]?.some(({ kind }) => kind === 'formula') === true;
  }

  /** The keys that rows need so that values which they repeat count once. */
  get keys(): ColumnKey[] {
    return [...new Set(this.totals.flatMap((total) => ownKeys(this.item, total) ?? []))];
  }

  /** The table with what is totalled among its computed columns. */
  get totalled(): TablaItem {
    return this.item;
  }

  /** A row, computed columns included, with what is totalled of it. */
  complete(row: Row): Row {
    if (this.expressions.length === 0) return row;
    const full: Record<ColumnKey, Cell> = { ...row };
    for (const { key, evaluate } of this.expressions) full[key] = evaluate(full).value;
    return full;
  }

  /** What takes the rows of one group. */
  group(): GroupFigures {
    return new GroupFigures(this.totals.map((total) => totalTaker(this.item, total)));
  }

  /**
   * @param path the names of the group and of those around it, the outermost first.
   * @param figures of the group's rows; null: rows are missing.
   */
  text(position: GroupTextPosition, path: readonly string[], figures: Row | null): string {
    const chunks = this.levels[path.length - 1]?.[position] ?? [];
    return chunks.map((chunk) => chunkText(chunk, path, figures)).join('');
  }
}

function* formulasOf(levels: readonly Texts[]): Generator<ReportFormula> {
  for (const { encabezado, pie } of levels)
    for (const chunk of [...(encabezado ?? []), ...(pie ?? [])])
      if (chunk.kind === 'formula') yield chunk.formula;
}

function chunkText(chunk: Chunk, path: readonly string[], figures: Row | null): string {
  switch (chunk.kind) {
    case 'text':
      return chunk.text;
    case 'group':
      return path[chunk.level] ?? '';
    case 'unknown':
      return UNKNOWN;
    case 'formula': {
      const { formula, evaluate } = chunk;
      // What totals nothing is known without the rows.
      if (figures === null && formula.totals.length > 0) return UNKNOWN;
      return outcomeText({ type: formula.type, ...evaluate(figures ?? {}) }, undefined);
    }
  }
}

/** The figures of the rows of one group. */
export class GroupFigures {
  private readonly takers: readonly TotalTaker[];

  constructor(takers: readonly TotalTaker[]) {
    this.takers = takers;
  }

  /** @param row `complete`. */
  add(row: Row): void {
    for (const { totals } of this.takers) totals.add(row);
  }

  result(): Row {
    return Object.fromEntries(
      this.takers.map(({ key, column, totals }) => [key, totals.result().get(column) ?? null]),
    );
  }
}

const compiledByItem = new WeakMap<TablaItem, GroupTexts>();
const compiledByTexts = new WeakMap<readonly TextosGrupo[], GroupTexts>();

/** The texts of a table's groups; null where it has none. */
export function groupTextsOf(item: TablaItem): GroupTexts | null {
  const { textos_grupo, group_by, resumen } = item;
  if (textos_grupo === undefined || group_by.length === 0 || resumen !== undefined) return null;
  if (textos_grupo.every(({ encabezado, pie }) => encabezado.trim() === '' && pie.trim() === '')) return null;
  const known = compiledByTexts.get(textos_grupo) ?? compiledByItem.get(item) ?? new GroupTexts(item);
  compiledByItem.set(item, known);
  return known;
}

/** The item with its texts compiled for good: copies of it whose rows bring the computed columns need these no more. */
export function withCompiledGroupTexts(item: TablaItem): TablaItem {
  const compiled = groupTextsOf(item);
  if (compiled === null || item.textos_grupo === undefined) return item;
  const textos_grupo = [...item.textos_grupo];
  compiledByTexts.set(textos_grupo, compiled);
  return { ...item, textos_grupo };
}
