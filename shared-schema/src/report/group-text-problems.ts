/** What is wrong with the texts of a table's groups. */
import { namesIn } from '../data/formula-names.ts';
import type { FormulaProblem } from '../formula/formula-error.ts';
import { reportFormulaMessages } from '../rule-messages/report-formula-messages.ts';
import type { FormulaSources } from './formula-tables.ts';
import { groupTextParts } from './group-text-parts.ts';
import { compileGroupFormula, groupTextSources } from './group-texts.ts';
import type { TablaItem } from './item.ts';
import { type ReportDocument, reportItems } from './report.ts';
import type { ReportProblem } from './report-problem.ts';

const { groupTexts: messages } = reportFormulaMessages;

export const groupTextProblems = (report: ReportDocument): ReportProblem[] =>
  reportItems(report).flatMap((item): ReportProblem[] => {
    if (item.nombre !== 'tabla' || item.textos_grupo === undefined) return [];
    return problemsOf(item, report).map((message) => ({
      uuid: item.uuid,
      field: 'selected_columns',
      message,
    }));
  });

function problemsOf(item: TablaItem, { parametros }: ReportDocument): string[] {
  const texts = (item.textos_grupo ?? []).slice(0, item.group_by.length);
  if (texts.every(({ encabezado, pie }) => encabezado.trim() === '' && pie.trim() === '')) return [];
  if (item.resumen !== undefined) return [messages.summarised];
  const sources = groupTextSources(item, parametros);
  return texts.flatMap(({ encabezado, pie }, level) => [
    ...textProblems(item, level, encabezado, sources).map(({ message }) => messages.inHead(level, message)),
    ...textProblems(item, level, pie, sources).map(({ message }) => messages.inFoot(level, message)),
  ]);
}

/** What is wrong with one text, each with its place. */
export function textProblems(
  item: TablaItem,
  level: number,
  text: string,
  sources: FormulaSources,
): FormulaProblem[] {
  const { parts, open } = groupTextParts(text);
  const formulas = parts.filter(({ kind }) => kind === 'formula');
  return [
    ...(open === null ? [] : [{ start: open, end: text.length, message: messages.open }]),
    ...formulas.flatMap(({ text: formula, start, end }): FormulaProblem[] => {
      const compiled = compileGroupFormula(formula, item, level, sources);
      if ('message' in compiled)
        return [{ ...compiled, start: compiled.start + start, end: compiled.end + start }];
      const conditional = compiled.kind === 'group' ? undefined : conditionalColumn(item, formula);
      return conditional === undefined ? [] : [{ start, end, message: messages.conditional(conditional) }];
    }),
  ];
}

/** A column with a condition may be missing where the formula is computed. */
const conditionalColumn = ({ uuid, selected_columns }: TablaItem, formula: string): string | undefined => {
  const column = selected_columns.find(
    ({ column: key, mostrar_si }) => mostrar_si !== undefined && namesIn(formula).includes(`${uuid}.${key}`),
  );
  return column === undefined ? undefined : (column.titulo ?? column.readable_name);
};
