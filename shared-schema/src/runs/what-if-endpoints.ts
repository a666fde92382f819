/** '¿Qué pasaría si…?': a calculated run beside what it would be with other inputs. Nothing of it is stored. */
import { z } from 'zod';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { typedNumber } from '../data/typed-number.ts';
import { whatIfMessages } from './what-if-messages.ts';

const { problems } = whatIfMessages;

export const RAISE_KINDS = ['porcentaje', 'importe'] as const;
export const RAISE_SCOPES = ['todos', 'centro', 'persona'] as const;

const NUMBER = /^-?\d{1,6}(\.\d{1,2})?$/;

/** '' and a field that is missing are the same: as it is. */
const optionalNumber = (decimals: number, isValid: (value: number) => boolean, message: string) =>
  z
    .string()
    .max(40)
    .default('')
    .transform((text, context) => {
      if (text.trim() === '') return null;
      const value = typedNumber(text, decimals);
      if (NUMBER.test(value) && isValid(Number(value))) return value;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
const number = z.string().trim().max(40).default('');
const isFigure = (value: number): boolean => value > 0 && value <= 100_000;

/** What is otherwise. A person is named by their number. */
const whatIfQuery = z
  .object({
    nomina_id: rowId,
    period: rowId,
    /** Of the daily salary, from the first day of the period on. */
    aumento_tipo: z.enum(RAISE_KINDS).default('porcentaje'),
    aumento: optionalNumber(2, (value) => Math.abs(value) <= 100_000, problems.raise),
    aumento_de: z.enum(RAISE_SCOPES).default('todos'),
    aumento_centro: rowId.optional(),
    aumento_persona: number,
    /** A day, in pesos. */
    uma: optionalNumber(2, isFigure, problems.figure),
    salario_minimo: optionalNumber(2, isFigure, problems.figure),
    falta_persona: number,
    falta_fecha: z.union([z.literal(''), z.iso.date(problems.date)]).default(''),
  })
  .superRefine((value, context) => {
    const lacks = (field: keyof typeof value, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { aumento, aumento_tipo, aumento_de, falta_persona, falta_fecha } = value;
    if (aumento === null && value.uma === null && value.salario_minimo === null && falta_persona === '')
      lacks('aumento', problems.nothing);
    if (aumento !== null && aumento_tipo === 'porcentaje' && Number(aumento) <= -100)
      lacks('aumento', problems.raise);
    if (aumento !== null && aumento_de === 'centro' && value.aumento_centro === undefined)
      lacks('aumento_centro', problems.costCenter);
    if (aumento !== null && aumento_de === 'persona' && value.aumento_persona === '')
      lacks('aumento_persona', problems.person);
    if (falta_persona !== '' && falta_fecha === '') lacks('falta_fecha', problems.date);
  });
export type WhatIfAsked = z.output<typeof whatIfQuery>;

/** People that an answer lists, those who change most; the workbook has all. */
export const WHAT_IF_ROWS = 200;

const sides = z.object({ before: z.string(), after: z.string(), difference: z.string() });

const whatIfPerson = z.object({
  employee_id: rowNumber,
  human_id: z.string().nullable(),
  name: z.string(),
  perceptions: sides,
  deductions: sides,
  net: sides,
  employer_cost: sides,
  /** What each concept adds to the net or takes from it, the largest first. */
  causes: z.array(z.object({ concept: z.string(), difference: z.string() })),
  /** Why the person could not be calculated so; their amounts are 0. */
  problem: z.string().nullable(),
});
export type WhatIfPerson = z.infer<typeof whatIfPerson>;

const whatIfResult = z.object({
  /** Of the run that it is compared with. */
  version: z.int(),
  people: z.int(),
  changed: z.int(),
  /** Those who could not be calculated so. */
  problems: z.int(),
  totals: z.object({ perceptions: sides, deductions: sides, net: sides, employer_cost: sides }),
  /** The largest difference of the net first. */
  rows: z.array(whatIfPerson),
});
export type WhatIfResult = z.infer<typeof whatIfResult>;

export const payroll_what_if = endpoint({
  name: 'payroll_what_if',
  method: 'GET',
  path: '/paysheets/payroll_what_if',
  roles: STAFF,
  query: whatIfQuery,
  response: whatIfResult,
  kind: 'json',
});

/** The same as a workbook, with everybody who changes. */
export const payroll_what_if_book = endpoint({
  name: 'payroll_what_if_book',
  method: 'GET',
  path: '/paysheets/payroll_what_if_book',
  roles: STAFF,
  query: whatIfQuery,
  response: z.unknown(),
  kind: 'file',
});

export const whatIfEndpoints = { payroll_what_if, payroll_what_if_book } as const;
