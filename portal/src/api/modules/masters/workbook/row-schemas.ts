/** What a row of each sheet must be: the rules of the screens, with words where they choose from a list. */
import { conceptContent } from '@lienzo/schema/masters/concept-endpoints';
import { creditContent } from '@lienzo/schema/masters/credit-content';
import { employeeContent, LEAVING_CAUSES, salaryContent } from '@lienzo/schema/masters/employee-endpoints';
import { masterBookMessages as phrases } from '@lienzo/schema/masters/master-book-messages';
import {
  companyContent,
  costCenterContent,
  paysheetContent,
  periodContent,
  plainDay,
  registerContent,
  requiredText,
} from '@lienzo/schema/masters/paysheet-endpoints';
import { describeAnyIssue } from '@lienzo/schema/messages/describe-issue';
import { apiFieldMessages } from '@lienzo/schema/rule-messages/api-field-messages';
import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import type { MasterValues } from '@lienzo/templates/layouts/master-layout';
import { MASTER_SHEETS, type MasterField, type MasterSheetId } from '@lienzo/templates/layouts/master-sheets';
import { z } from 'zod';

const named = (message: string) => requiredText(120, message).toUpperCase();
const ofPaysheet = { id_humansite: named(masterRuleMessages.id_humansite) };
const ofPerson = { ...ofPaysheet, human_id: z.string().nullable(), ssn: z.string() };

export const ROW_SCHEMAS = {
  paysheets: paysheetContent,
  periods: periodContent.safeExtend({
    ...ofPaysheet,
    process: requiredText(120),
    calendar: z.int().min(1990).max(2100),
    number: z.int().min(1).max(400),
  }),
  companies: companyContent,
  registers: registerContent.extend({ company_id: named(masterRuleMessages.company) }),
  costCenters: costCenterContent.extend(ofPaysheet),
  employees: employeeContent.extend({
    ...ofPaysheet,
    cost_center_id: named(masterRuleMessages.costCenterChoice),
    register_id: named(masterRuleMessages.registerChoice),
    termination_date: plainDay.nullable(),
    causa_baja: z.enum(LEAVING_CAUSES).nullable(),
  }),
  salaries: salaryContent.extend(ofPerson),
  credits: creditContent.safeExtend(ofPerson),
  concepts: conceptContent.extend({ ended_on: plainDay.nullable() }),
} as const;
export type RowOf<Id extends MasterSheetId> = z.output<(typeof ROW_SCHEMAS)[Id]>;

/** The texts of a row as its schema takes them. */
export function schemaInput(id: MasterSheetId, values: MasterValues): Record<string, unknown> {
  return Object.fromEntries(
    MASTER_SHEETS[id].fields.map((field) => [field.name, inputOf(field, values[field.name] ?? '')]),
  );
}

function inputOf({ as }: MasterField, text: string): unknown {
  switch (as) {
    case 'nullable':
      return text === '' ? null : text;
    case 'whole':
      return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
    case 'boolean':
      return text === 'true';
    case undefined:
      return text;
  }
}

/** What a row lacks, by the words of the workbook: what a field is called, and what its list offers. */
export const rowIssue =
  (id: MasterSheetId, values: MasterValues): z.core.$ZodErrorMap =>
  (issue) => {
    const field = MASTER_SHEETS[id].fields.find(({ name }) => name === issue.path?.[0]);
    if (field === undefined) return describeAnyIssue(issue);
    if ((values[field.name] ?? '') === '') return phrases.missing(field.heading);
    if (field.codes !== undefined) return phrases.oneOf(Object.values(field.codes));
    return field.as === 'whole' && issue.code === 'invalid_type'
      ? apiFieldMessages.whole
      : describeAnyIssue(issue);
  };
