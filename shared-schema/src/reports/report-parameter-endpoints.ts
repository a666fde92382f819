/** What is asked when a report is made: its parameters, and what can be chosen for them. */
import { z } from 'zod';
import { endpoint, ROLES } from '../api/endpoint.ts';
import { reportNumber } from '../api/report-number.ts';
import { numberList } from '../api/row-number.ts';
import { ROW_KINDS, reportParameter } from '../data/parameter.ts';
import { parameterValues } from '../data/parameter-values.ts';

/** `valores`: what the person chose the last time, where it still can be chosen. */
export const parametersOfReport = z.object({
  report_id: z.int(),
  parametros: z.array(reportParameter),
  valores: parameterValues,
});
export type ParametersOfReport = z.infer<typeof parametersOfReport>;

/** Of each of the reports, in their order; one without parameters has empty lists. */
export const get_parameters = endpoint({
  name: 'get_parameters',
  method: 'GET',
  path: '/report/get_parameters',
  roles: ROLES,
  /** Numbers with commas between them. */
  query: z.object({ report_ids: numberList }),
  response: z.object({ result: z.array(parametersOfReport) }),
  kind: 'json',
});

/** The most choices that are given at once. */
export const MAX_CHOICES = 50;

/** `valor`: the row's number; `etiqueta`: as texts show it; `detalle`: what tells it from others. */
export const parameterChoice = z.object({ valor: z.string(), etiqueta: z.string(), detalle: z.string() });
export type ParameterChoice = z.infer<typeof parameterChoice>;

export const parameterChoices = z.object({ values: z.array(parameterChoice), more: z.boolean() });
export type ParameterChoices = z.infer<typeof parameterChoices>;

export const parameterChoicesQuery = z.object({
  tipo: z.enum(ROW_KINDS),
  /** Rows of this client or payroll alone: what is chosen for the parameters before it. */
  cliente: z.uuid().optional(),
  nomina: z.coerce.number().pipe(reportNumber).optional(),
  search: z.string().max(100).optional(),
  /** This row alone, to read its name. */
  valor: z.string().max(64).optional(),
  /** The period that this moment means today alone. */
  relativo: z.enum(['último periodo cerrado', 'periodo actual']).optional(),
});
export type ParameterChoicesQuery = z.input<typeof parameterChoicesQuery>;

/** The rows that the person may see, periods from today back and then those to come. */
export const get_parameter_choices = endpoint({
  name: 'get_parameter_choices',
  method: 'GET',
  path: '/report/get_parameter_choices',
  roles: ROLES,
  query: parameterChoicesQuery,
  response: parameterChoices,
  kind: 'json',
});

export const reportParameterEndpoints = { get_parameters, get_parameter_choices } as const;
