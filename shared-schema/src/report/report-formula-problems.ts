/** What is wrong with a report's formulas over its tables, and with the names that these have there. */
import { dataTypeOf } from '../data/computed-formulas.ts';
import { conditionalStyleProblem } from '../data/conditional-style.ts';
import { isProblem } from '../formula/compile-formula.ts';
import { foldedName } from '../formula/folded-name.ts';
import { isNumber } from '../formula/formula-type.ts';
import { reportFormulaMessages as messages } from '../rule-messages/report-formula-messages.ts';
import { compiledAt } from './formula-results.ts';
import { formulaSources, readableReportFormula } from './formula-tables.ts';
import { groupTextProblems } from './group-text-problems.ts';
import { type PlacedFormula, placedFormulas } from './placed-formulas.ts';
import { dataItems, type ReportDocument, reportItems } from './report.ts';
import { compileReportFormula } from './report-formula.ts';
import type { ReportProblem } from './report-problem.ts';

/** Letters of a formula that a sentence quotes. */
const QUOTED = 60;

export function reportFormulaProblems(report: ReportDocument): ReportProblem[] {
  return [
    ...aliasProblems(report),
    ...formulaProblems(report),
    ...columnConditionProblems(report),
    ...indicatorProblems(report),
    ...totalsProblems(report),
    ...groupTextProblems(report),
  ];
}

function aliasProblems(report: ReportDocument): ReportProblem[] {
  const seen = new Set<string>();
  return reportItems(report).flatMap((item): ReportProblem[] => {
    const alias = item.nombre === 'tabla' ? (item.alias ?? '').trim() : '';
    if (alias === '') return [];
    const name = foldedName(alias);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ uuid: item.uuid, field: 'alias', message: messages.sameAlias(alias) }];
  });
}

function formulaProblems(report: ReportDocument): ReportProblem[] {
  const placed = placedFormulas(report);
  if (placed.length === 0) return [];
  const sources = formulaSources(report);
  const known = new Map<string, string | null>();
  const messageOf = (one: PlacedFormula): string | null => {
    const isCondition = one.condition !== undefined;
    if (isCondition && one.formula.trim() === '') return messages.condition.none;
    const compiled = compiledAt(one, sources);
    if (isProblem(compiled)) return compiled.message;
    return isCondition && compiled.type !== 'logico' ? messages.condition.notLogical : null;
  };
  return placed.flatMap((one): ReportProblem[] => {
    const { uuid, formula, row = '', condition } = one;
    const key = `${row} ${condition !== undefined} ${formula}`;
    const message = known.has(key) ? (known.get(key) ?? null) : messageOf(one);
    known.set(key, message);
    if (message === null) return [];
    const readable = quoted(readableReportFormula(formula, sources));
    if (condition !== undefined) {
      const text = formula.trim() === '' ? message : messages.condition.in(readable, message);
      return [{ uuid, field: 'mostrar_si', message: conditionText(condition, text) }];
    }
    return uuid === null
      ? [{ uuid, field: 'layouts', message: messages.inRegion(readable, message) }]
      : [{ uuid, field: 'valor', message: messages.inText(readable, message) }];
  });
}

/** A problem of a condition with what it is the condition of. */
function conditionText(condition: NonNullable<PlacedFormula['condition']>, message: string): string {
  if (condition === true) return message;
  return 'column' in condition
    ? messages.condition.ofColumn(condition.column, message)
    : messages.condition.ofSection(condition.section, message);
}

/** Only the rows themselves stay what they are without one of their columns. */
const columnConditionProblems = (report: ReportDocument): ReportProblem[] =>
  dataItems(report).flatMap((item): ReportProblem[] => {
    if (item.nombre === 'tabla' && item.resumen === undefined) return [];
    const column = item.selected_columns.find(({ mostrar_si }) => mostrar_si !== undefined);
    if (column === undefined) return [];
    const message = messages.condition.noTable(column.titulo ?? column.readable_name);
    return [{ uuid: item.uuid, field: 'mostrar_si', message }];
  });

/** Of indicators whose formulas can be computed, but not compared, and of their conditional styles. */
function indicatorProblems(report: ReportDocument): ReportProblem[] {
  const indicators = reportItems(report).filter((item) => item.nombre === 'indicador');
  const sources = indicators.length === 0 ? null : formulaSources(report);
  return indicators.flatMap(({ uuid, formula, comparacion, estilos_condicionales }): ReportProblem[] => {
    const compiled = sources && compileReportFormula(formula, sources);
    if (compiled === null || isProblem(compiled)) return [];
    const other = comparacion && sources && compileReportFormula(comparacion.formula, sources);
    const types = [compiled.type, ...(other && !isProblem(other) ? [other.type] : [])];
    const looks = estilos_condicionales.flatMap((style) => {
      const message = conditionalStyleProblem(style, dataTypeOf(compiled.type));
      return message === null ? [] : [messages.indicator.style(message)];
    });
    const texts = [
      ...(comparacion !== undefined && !types.every(isNumber) ? [messages.indicator.notCompared] : []),
      ...looks,
    ];
    return texts.map((message) => ({ uuid, field: 'valor', message }));
  });
}

/** Of blocks of totals. */
const totalsProblems = (report: ReportDocument): ReportProblem[] =>
  reportItems(report).flatMap((item): ReportProblem[] => {
    if (item.nombre !== 'totales') return [];
    const labels = item.filas.map(({ etiqueta }) => etiqueta.trim());
    const folded = labels.map(foldedName);
    const twice = labels.find((label, at) => label !== '' && folded.indexOf(foldedName(label)) < at);
    const texts = [
      ...(labels.length === 0 ? [messages.totals.noRows] : []),
      ...(labels.includes('') ? [messages.totals.noLabel] : []),
      ...(twice === undefined ? [] : [messages.totals.sameLabel(twice)]),
    ];
    return texts.map((message) => ({ uuid: item.uuid, field: 'valor', message }));
  });

const quoted = (formula: string): string =>
  `“${formula.length > QUOTED ? `${formula.slice(0, QUOTED)}…` : formula}”`;
