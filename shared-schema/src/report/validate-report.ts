/** Validation of a report before it is saved (specification 3 §5, "Report save"). */
import { hasUnseenLetters } from '../data/has-unseen-letters.ts';
import { parameterProblems } from '../data/parameter.ts';
import { formulaMessages } from '../rule-messages/formula-messages.ts';
import { parameterRuleMessages } from '../rule-messages/parameter-rule-messages.ts';
import { reportFormulaMessages } from '../rule-messages/report-formula-messages.ts';
import { reportProblemMessages as messages } from '../rule-messages/report-problem-messages.ts';
import { backgroundPictureProblem } from './background-picture.ts';
import { columnsMissingIn, filterProblem, itemProblems, nameOf, suppliedColumns } from './item-problems.ts';
import { itemTexts } from './item-texts.ts';
import { labelSizeProblem } from './label-size.ts';
import { groupDriver, pageGroups } from './page-group.ts';
import { pageLinks } from './page-links.ts';
import { pageTexts } from './page-regions.ts';
import { paperProblem } from './paper-problem.ts';
import { namesGone } from './parameter-uses.ts';
import { groupFormulas, placedFormulas } from './placed-formulas.ts';
import { dataItems, type Layout, type ReportDocument, reportItems } from './report.ts';
import { reportFormulaProblems } from './report-formula-problems.ts';
import type { ReportProblem } from './report-problem.ts';
import { columnWidths } from './section-columns.ts';
import { sharedDataProblems } from './shared-data-problems.ts';
import { watermarkProblem } from './watermark.ts';

/** Characters of all formulas of a report. */
const MAX_FORMULA_TEXT = 100_000;

const formulaLength = (report: ReportDocument): number =>
  [
    ...dataItems(report).flatMap(({ additional_columns }) => additional_columns),
    ...placedFormulas(report),
    ...reportItems(report).flatMap((item) => groupFormulas(item).map((formula) => ({ formula }))),
  ].reduce((sum, { formula = '' }) => sum + formula.length, 0);

/** Formulas over tables of a report. */
const MAX_FORMULAS = 500;

/** Why a report's formulas are not even compiled: more of them would hold everybody else up; null when they are. */
export function formulaExcess(report: ReportDocument): string | null {
  const ofGroups = reportItems(report).reduce((sum, item) => sum + groupFormulas(item).length, 0);
  if (placedFormulas(report).length + ofGroups > MAX_FORMULAS)
    return reportFormulaMessages.tooMany(MAX_FORMULAS);
  return formulaLength(report) > MAX_FORMULA_TEXT ? formulaMessages.reportTooLong(MAX_FORMULA_TEXT) : null;
}

/** Every problem of a report, in reading order; empty when it can be saved. */
export function validateReport(report: ReportDocument): ReportProblem[] {
  const problems = nameProblems(report);
  const excess = formulaExcess(report);
  if (excess !== null) return [{ uuid: null, field: 'layouts', message: excess }];
  const { parametros } = report;
  problems.push(...sharedDataProblems(report, (filter) => filterProblem(filter, [], parametros)));
  for (const message of parameterProblems(parametros))
    problems.push({ uuid: null, field: 'parametros', message });
  if (reportItems(report).length === 0)
    problems.push({ uuid: null, field: 'layouts', message: messages.report.noItems });
  const paper = paperProblem(report);
  if (paper !== null) problems.push({ uuid: null, field: 'papel', message: paper });
  const mark = watermarkProblem(report.page);
  if (mark !== null) problems.push({ uuid: null, field: 'marca_agua', message: mark });
  const picture = backgroundPictureProblem(report.page);
  if (picture !== null) problems.push({ uuid: null, field: 'imagen_fondo', message: picture });
  problems.push(...sectionProblems(report));
  for (const group of pageGroups(report.layouts))
    problems.push(
      ...codeColumnProblems(group),
      ...textColumnProblems(group),
      ...labelProblems(group, report),
    );
  problems.push(...regionProblems(report), ...reportFormulaProblems(report));
  for (const uuid of pageLinks(report.layouts).broken)
    problems.push({ uuid, field: 'selected_columns', message: messages.link });
  return problems;
}

function labelProblems(group: Layout[], report: ReportDocument): ReportProblem[] {
  const driver = groupDriver(group);
  const message = driver?.etiquetas === undefined ? null : labelSizeProblem(driver.etiquetas, report);
  return driver === undefined || message === null ? [] : [{ uuid: driver.uuid, field: 'tamaño', message }];
}

/** What is wrong with the items of each section, and whether they fit beside each other. */
function sectionProblems({ layouts, parametros }: ReportDocument): ReportProblem[] {
  const problems: ReportProblem[] = [];
  const seen = new Set<string>();
  for (const { items } of layouts) {
    for (const item of items) {
      if (seen.has(item.uuid))
        problems.push({ uuid: item.uuid, field: 'layouts', message: messages.report.twice });
      seen.add(item.uuid);
      problems.push(...itemProblems(item, parametros));
    }
    const last = items.at(-1);
    const used = columnWidths(items).reduce((sum, width) => sum + width, 0);
    if (last !== undefined && used > 100.01)
      problems.push({ uuid: last.uuid, field: 'tamaño', message: messages.report.tooWide(Math.round(used)) });
  }
  return problems;
}

function nameProblems({ nombre }: ReportDocument): ReportProblem[] {
  const name = nombre.trim();
  const problems: ReportProblem[] = [];
  if (name === '') problems.push({ uuid: null, field: 'nombre', message: messages.report.name });
  if (hasUnseenLetters(name))
    problems.push({ uuid: null, field: 'nombre', message: messages.report.nameLetters });
  return problems;
}

/** Headers and footers belong to no row. */
function regionProblems({ page, parametros }: ReportDocument): ReportProblem[] {
  const columns = pageTexts(page).flatMap((text) => columnsMissingIn(text, new Set()));
  const problems: ReportProblem[] = [...new Set(columns)].map((column) => ({
    uuid: null,
    field: 'layouts',
    message: messages.columnOfPage.region(nameOf(column)),
  }));
  if (pageTexts(page).some((text) => namesGone(text, parametros)))
    problems.push({ uuid: null, field: 'layouts', message: parameterRuleMessages.goneInRegion });
  return problems;
}

/** A code with a column needs a dynamic text on its page that provides it. */
function codeColumnProblems(group: Layout[]): ReportProblem[] {
  const known = new Set(groupDriver(group)?.selected_columns.map((column) => column.column));
  return group.flatMap((section) =>
    section.items.flatMap((item): ReportProblem[] =>
      item.nombre !== 'codigo' || item.column === undefined || known.has(item.column)
        ? []
        : [{ uuid: item.uuid, field: 'valor', message: messages.code.unknownColumn }],
    ),
  );
}

/** Texts beside a dynamic text show columns of its rows; nothing else supplies any. */
function textColumnProblems(group: Layout[]): ReportProblem[] {
  const driver = groupDriver(group);
  const known = driver === undefined ? new Set<string>() : suppliedColumns(driver);
  const message = driver === undefined ? messages.columnOfPage.noText : messages.columnOfPage.notInText;
  return group.flatMap((section) =>
    section.items.flatMap((item): ReportProblem[] =>
      item.nombre === 'texto_dinamico'
        ? []
        : itemTexts(item).flatMap((text) =>
            columnsMissingIn(text, known).map((column) => ({
              uuid: item.uuid,
              field: 'valor',
              message: message(nameOf(column)),
            })),
          ),
    ),
  );
}
