import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { FormField } from '../forms/form-field';

export type SalaryValues = { daily_salary: string; sbc: string };

export const SALARY_FIELDS: FormField<keyof SalaryValues>[] = [
  { name: 'daily_salary', label: masterMessages.fields.daily_salary, kind: 'decimal', decimals: 2 },
  {
    name: 'sbc',
    label: masterMessages.fields.sbc,
    kind: 'decimal',
    decimals: 2,
    description: masterMessages.sbcHelp,
  },
];
