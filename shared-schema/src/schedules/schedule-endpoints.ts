/** Schedules: reports that are made and delivered by themselves. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { type RenderFormat, renderFormat, renderNote } from '../api/render-contract.ts';
import { reportNumber } from '../api/report-number.ts';
import { columnKey } from '../data/column.ts';
import { parameterValues } from '../data/parameter-values.ts';
import { keptFilters, NO_KEPT_FILTERS } from '../reports/kept-filters.ts';
import { mailedLink } from '../reports/mailed-file-endpoints.ts';
import { partsOrder } from '../reports/parts-endpoints.ts';
import { COMBINED_REPORTS, combination, fileFormat } from '../reports/render-endpoints.ts';
import { scheduleTime, scheduleWhen } from '../reports/schedule-when.ts';
import { scheduleRuleMessages } from '../rule-messages/schedule-rule-messages.ts';
import { sessionMessages } from '../rule-messages/session-messages.ts';

/** The roles that a schedule can be sent to as a whole: the file shows what its owner may see, so none of customers. */
export const SCHEDULE_ROLES = ['Admin', 'Ejecutivo'] as const;
export const MAX_SCHEDULE_MAILS = 100;
/** Schedules of a person. */
export const MAX_SCHEDULES = 200;

const { problems } = scheduleRuleMessages;

/** Characters of a person's own words in the mail. */
export const MAX_MESSAGE = 2000;

/** What is done with each file of a report in parts: all in one archive, each into the folder, or each to whom it is about. */
export const PARTS_DELIVERIES = ['zip', 'folder', 'mail'] as const;

/** A report of a combined file after the first one. */
const furtherReport = z.object({
  report_id: reportNumber,
  parametros: parameterValues.default({}),
  kept_filters: keptFilters.default(NO_KEPT_FILTERS),
});

/** How the files are made. */
export const scheduleOutput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report') }),
  /** A file for each value of a column. */
  z.object({
    kind: z.literal('parts'),
    column: partsOrder.shape.column,
    name: partsOrder.shape.name,
    each: z.enum(PARTS_DELIVERIES),
    /** The column with the mail address; null unless each file is mailed. */
    mail_column: columnKey.nullable(),
  }),
  /** One file of several reports, the schedule's own first. */
  z.object({
    kind: z.literal('combination'),
    reports: z
      .array(furtherReport)
      .min(COMBINED_REPORTS.fewest - 1, problems.furtherReports)
      .max(COMBINED_REPORTS.most - 1),
    cover: combination.shape.cover,
    table_of_contents: combination.shape.table_of_contents,
  }),
]);
export type ScheduleOutput = z.output<typeof scheduleOutput>;

export const scheduleContent = z.object({
  name: z.string().trim().min(1, problems.name).max(120),
  report_id: reportNumber,
  /** Answers to the report's parameters; the others have the defaults of the day on which it is saved. */
  parametros: parameterValues,
  /** Values of the report's filters for every run. */
  kept_filters: keptFilters.default(NO_KEPT_FILTERS),
  output: scheduleOutput.default({ kind: 'report' }),
  formats: z.array(renderFormat).min(1, problems.formats).max(3),
  when: scheduleWhen,
  time: scheduleTime,
  folder_id: z.uuid().nullable(),
  people: z.array(z.uuid()).max(200),
  roles: z.array(z.enum(SCHEDULE_ROLES)).max(SCHEDULE_ROLES.length),
  mails: z
    .array(z.email(sessionMessages.mailInvalid).max(254))
    .max(MAX_SCHEDULE_MAILS, problems.tooManyMails(MAX_SCHEDULE_MAILS)),
  /** The owner's own words in the mail; empty for none. */
  message: z.string().trim().max(MAX_MESSAGE).default(''),
});
export type ScheduleContent = z.infer<typeof scheduleContent>;

/** Parts that are mailed each have their own recipient. */
const hasTarget = ({ output, folder_id, people, roles, mails }: ScheduleContent): boolean =>
  folder_id !== null ||
  people.length + roles.length + mails.length > 0 ||
  (output.kind === 'parts' && output.each === 'mail');
const noTarget = { message: problems.target, path: ['folder_id'] };

/** The formats that an output can have. */
export const formatsOf = ({ kind }: Pick<ScheduleOutput, 'kind'>): readonly RenderFormat[] =>
  kind === 'combination' ? renderFormat.options.filter((one) => one !== 'xlsx') : renderFormat.options;

/** Why the files cannot be made like that; each with its field. */
function outputProblems({
  output,
  formats,
  folder_id,
}: ScheduleContent): { path: string[]; message: string }[] {
  const matches = [];
  if (formats.some((one) => !formatsOf(output).includes(one)))
    matches.push({ path: ['formats'], message: problems.combinedFormats });
  if (output.kind !== 'parts') return matches;
  if (formats.length > 1) matches.push({ path: ['formats'], message: problems.partsFormat });
  if (output.each === 'folder' && folder_id === null)
    matches.push({ path: ['folder_id'], message: problems.partsFolder });
  if (output.each === 'mail' && output.mail_column === null)
    matches.push({ path: ['output'], message: problems.mailColumn });
  return matches;
}

const checkContent = (content: ScheduleContent, context: z.core.$RefinementCtx): void => {
  if (!hasTarget(content)) context.addIssue({ code: 'custom', ...noTarget });
  for (const problem of outputProblems(content)) context.addIssue({ code: 'custom', ...problem });
};

export const STOP_REASONS = ['owner_inactive', 'report_gone', 'report_disabled', 'restored'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** `queued`, `rendering` and `delivering` go on by themselves; the others are final. */
export const RUN_STATES = ['queued', 'rendering', 'delivering', 'done', 'partial', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

const run = z.object({
  id: z.uuid(),
  /** The moment that it was made for. */
  due_at: z.string(),
  /** Asked for by a person. */
  manual: z.boolean(),
  state: z.enum(RUN_STATES),
  finished_at: z.string().nullable(),
  /** What is to be known of it, for example that it is late; else null. */
  note: z.string().nullable(),
  problems: z.array(z.string()),
});

export const schedule = scheduleContent.extend({
  id: z.uuid(),
  /** The name of the report; null when it is gone. */
  report: z.string().nullable(),
  owner: z.object({ id: z.uuid(), name: z.string() }),
  /** When, in words. */
  words: z.string(),
  /** What, in words: the formats, by which column it is divided, with which reports it is combined. */
  delivers: z.string(),
  /** The folder's name; null when there is none, or it is gone. */
  folder: z.string().nullable(),
  /** Null: paused, or no moment is known. */
  next_run_at: z.string().nullable(),
  paused: z.boolean(),
  /** Why it paused by itself; else null. */
  stopped: z.enum(STOP_REASONS).nullable(),
  last_run: run.nullable(),
});
export type Schedule = z.infer<typeof schedule>;

export const scheduleRun = run.extend({
  files: z.array(
    z.object({
      format: fileFormat,
      /** What its reader should know of it. */
      notes: z.array(renderNote),
      /** To fetch it by a ticket; null while it is being made, when it failed and when it is not kept any more. */
      render_id: z.uuid().nullable(),
      can: z.object({ fetch: z.boolean() }),
    }),
  ),
  deliveries: z.array(
    z.object({
      kind: z.enum(['folder', 'mail']),
      /** The name of the file in its folder, or the mail address. */
      target: z.string(),
      /** The folder; null for a mail. */
      folder_id: z.uuid().nullable(),
      state: z.enum(['waiting', 'sent', 'failed']),
      problem: z.string().nullable(),
      /** Of files that were too large for the mail; else null. */
      link: mailedLink.nullable(),
    }),
  ),
});
export type ScheduleRun = z.infer<typeof scheduleRun>;

const scheduleId = z.object({ id: z.uuid() });
const answered = z.object({ result: schedule });

/** The person's own; for administrators everybody's. */
export const get_schedules = endpoint({
  name: 'get_schedules',
  method: 'GET',
  path: '/report/get_schedules',
  roles: STAFF,
  response: z.object({ result: z.array(schedule) }),
  kind: 'json',
});

/** Whom and what a schedule can name. */
export const schedule_options = endpoint({
  name: 'schedule_options',
  method: 'GET',
  path: '/report/schedule_options',
  roles: STAFF,
  response: z.object({
    result: z.object({
      people: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          mail: z.string(),
          /** The person's company; null for the bureau's own people. */
          client: z.string().nullable(),
        }),
      ),
      /** With the days, from now on, on which their captures close. */
      paysheets: z.array(z.object({ id: z.int(), name: z.string(), closings: z.array(z.string()) })),
      clients: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  kind: 'json',
});

/** The last ones, newest first. */
export const get_schedule_runs = endpoint({
  name: 'get_schedule_runs',
  method: 'GET',
  path: '/report/get_schedule_runs',
  roles: STAFF,
  query: scheduleId,
  response: z.object({ result: z.array(scheduleRun) }),
  kind: 'json',
});

export const create_schedule = endpoint({
  name: 'create_schedule',
  method: 'POST',
  path: '/report/create_schedule',
  roles: STAFF,
  body: scheduleContent.superRefine(checkContent),
  bodyLimit: BODY_LIMITS.list,
  response: answered,
  kind: 'json',
});

/** It keeps its owner, with whose permissions it goes on. */
export const update_schedule = endpoint({
  name: 'update_schedule',
  method: 'PUT',
  path: '/report/update_schedule',
  roles: STAFF,
  body: scheduleContent.extend({ id: z.uuid() }).superRefine(checkContent),
  bodyLimit: BODY_LIMITS.list,
  response: answered,
  kind: 'json',
});

export const pause_schedule = endpoint({
  name: 'pause_schedule',
  method: 'PUT',
  path: '/report/pause_schedule',
  roles: STAFF,
  body: z.object({ id: z.uuid(), paused: z.boolean() }),
  bodyLimit: BODY_LIMITS.small,
  response: answered,
  kind: 'json',
});

/** Makes it once more, now; while it is being made nothing is added. */
export const run_schedule = endpoint({
  name: 'run_schedule',
  method: 'POST',
  path: '/report/run_schedule',
  roles: STAFF,
  body: scheduleId,
  bodyLimit: BODY_LIMITS.small,
  response: answered,
  kind: 'json',
});

/** With the list of its runs; what was delivered stays where it is. */
export const delete_schedule = endpoint({
  name: 'delete_schedule',
  method: 'DELETE',
  path: '/report/delete_schedule',
  roles: STAFF,
  query: scheduleId,
  response: z.object({ result: scheduleId }),
  kind: 'json',
});

export const scheduleEndpoints = {
  get_schedules,
  schedule_options,
  get_schedule_runs,
  create_schedule,
  update_schedule,
  pause_schedule,
  run_schedule,
  delete_schedule,
} as const;
