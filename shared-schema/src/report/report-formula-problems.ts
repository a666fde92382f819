/** What is wrong with a report's formulas over its tables, and with the names that these have there. */
import { dataTypeOf } from '../data/computed-formulas.ts';
import { conditionalStyleProblem } from '../data/conditional-style.ts';
import { isProblem } from '../formula/compile-formula.ts';
import { foldedName } from '../formula/folded-name.ts';
import { isNumber } from '../formula/formula-type.ts';
import { reportFormulaMessages as messages } from '../rule-messages/report-formula-messages.ts';
import { formulaSources, readableReportFormula } from './formula-tables.ts';
import { placedFormulas } from './placed-formulas.ts';
import { type ReportDocument, reportItems } from './report.ts';
import { compileReportFormula } from './report-formula.ts';
import type { ReportProblem } from './report-problem.ts';

/** Letters of a formula that a sentence quotes. */
const QUOTED = 60;

export function reportFormulaProblems(report: ReportDocument): ReportProblem[] {
  return [...aliasProblems(report), ...formulaProblems(report), ...indicatorProblems(report)];
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
  const messageOf = (formula: string): string | null => {
    const compiled = compileReportFormula(formula, sources);
    return isProblem(compiled) ? compiled.message : null;
  };
  return placed.flatMap(({ uuid, formula }): ReportProblem[] => {
    const message = known.has(formula) ? (known.get(formula) ?? null) : messageOf(formula);
    known.set(formula, message);
    if (message === null) return [];
    const readable = quoted(readableReportFormula(formula, sources));
    return uuid === null
      ? [{ uuid, field: 'layouts', message: messages.inRegion(readable, message) }]
      : [{ uuid, field: 'valor', message: messages.inText(readable, message) }];
  });
}

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

const quoted = (formula: string): string =>
  `“${formula.length > QUOTED ? `${formula.slice(0, QUOTED)}…` : formula}”`;
