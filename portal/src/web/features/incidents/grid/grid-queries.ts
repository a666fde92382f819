/** What the grids of capture read of a whole payroll, beside what the other screens do. */

import type { DraftConcept } from '@lienzo/schema/capture/incident-draft';
import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { captureKey, type PayrollPeriod } from '../capture-queries';

/** Every captured incident. */
export const incidentRecordsQuery = (source: PayrollPeriod) =>
  queryOptions({
    queryKey: [...captureKey(source), 'incidents'],
    queryFn: async ({ signal }) => {
      const { result } = await call(endpoints.all_incident, { query: { ...source, type: 'I' }, signal });
      return result.flatMap((one) =>
        'concept_id' in one
          ? [
              {
                employee_id: one.employee_id,
                concept_id: one.concept_id,
                amount: one.amount,
                capture_date: one.capture_date,
              },
            ]
          : [],
      );
    },
  });

/** The days that cannot have an incident of days. */
export const blockedDaysQuery = ({ paysheet_id, period_id }: PayrollPeriod) =>
  queryOptions({
    queryKey: [...captureKey({ paysheet_id, period_id }), 'blocked'],
    queryFn: async ({ signal }) =>
      (await call(endpoints.get_fechasglobales, { query: { nomina_id: paysheet_id, period_id }, signal }))
        .result,
  });

/** The hours of every day. */
export const hoursQuery = (subject: PayrollPeriod) =>
  queryOptions({
    queryKey: [...captureKey(subject), 'hours'],
    queryFn: async ({ signal }) =>
      (await call(endpoints.get_filter_horas, { query: subject, signal })).result,
  });

/** What is captured as incidents, by employee and concept. */
const previewQuery = ({ paysheet_id, period_id }: PayrollPeriod) =>
  queryOptions({
    queryKey: [...captureKey({ paysheet_id, period_id }), 'preview'],
    queryFn: async ({ signal }) => {
      const query = { nomina_id: paysheet_id, period_id };
      return (await call(endpoints.get_incidentpreview, { query, signal })).result;
    },
  });

type Preview = (typeof endpoints.get_incidentpreview)['response']['_output']['result'];

/** The days with an absence, a vacation or another incident of days, as `<employee> <day>`. */
export const absentDaysQuery = (scope: PayrollPeriod) =>
  queryOptions({ ...previewQuery(scope), select: absentDays });

const absentDays = (rows: Preview): string[] =>
  rows
    .filter(({ type_value }) => type_value === 'DI')
    .flatMap(({ employee_id, dates }) => dates.map((date) => `${employee_id} ${date}`));

/** The concepts of what is captured, also those that the payroll has no more. */
export const capturedConceptsQuery = (context: PayrollPeriod) =>
  queryOptions({ ...previewQuery(context), select: capturedConcepts });

const capturedConcepts = (rows: Preview): DraftConcept[] => [
  ...new Map(
    rows.map(({ concept_id, key, description, type_value }) => [
      concept_id,
      { concept_id, key, description, type_value },
    ]),
  ).values(),
];
