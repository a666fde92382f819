import { NO_KEPT_FILTERS } from '@lienzo/schema/reports/kept-filters';
import type { ScheduleWhen } from '@lienzo/schema/reports/schedule-when';
import type { Schedule, ScheduleContent } from '@lienzo/schema/schedules/schedule-endpoints';
import type { ReactNode } from 'react';

/** `report_id` is null until one is chosen. */
export type ScheduleDraft = Omit<ScheduleContent, 'report_id'> & { report_id: number | null };

/** What the parts of the form work with. */
export type DraftParts = {
  draft: ScheduleDraft;
  change: (next: Partial<ScheduleDraft>) => void;
  errors: Record<string, ReactNode>;
};
export type FollowedClient = { id: string; name: string };
export type Paysheet = { id: number; name: string; closings: string[] };

/** A new one: each working day in the morning, as PDF. */
export const newDraft = (reportId: number | null, name: string): ScheduleDraft => ({
  name,
  report_id: reportId,
  parametros: {},
  kept_filters: NO_KEPT_FILTERS,
  output: { kind: 'report' },
  formats: ['pdf'],
  when: { kind: 'daily', working_days: true },
  time: '07:00',
  folder_id: null,
  people: [],
  roles: [],
  mails: [],
  message: '',
});

export const draftOf = ({
  name,
  report_id,
  parametros,
  kept_filters,
  output,
  formats,
  when,
  time,
  folder_id,
  people,
  roles,
  mails,
  message,
}: Schedule): ScheduleDraft => ({
  name,
  report_id,
  parametros,
  kept_filters,
  output,
  formats,
  when,
  time,
  folder_id,
  people,
  roles,
  mails,
  message,
});

/** The first choice of each kind. @param paysheetId one that can be followed. */
export function whenOf(kind: ScheduleWhen['kind'], paysheetId: number | undefined): ScheduleWhen {
  switch (kind) {
    case 'daily':
      return { kind, working_days: true };
    case 'weekly':
      return { kind, days: [1] };
    case 'monthly':
      return { kind, day: 1, months: [], shift: 'next' };
    case 'fortnightly':
      return { kind, working_day: 2 };
    case 'before_close':
      return { kind, paysheet_id: paysheetId ?? 0, days: 3 };
    case 'capture_finished':
    case 'payroll_closed':
      return { kind, paysheet_id: paysheetId ?? null, client_id: null };
  }
}
