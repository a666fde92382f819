/** Brings the files of a run to its folder and its people, once all of them are made. */
import { safeFileName } from '@lienzo/schema/api/file-name';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { FILE_MEDIA_TYPES, type ReportFact } from '@lienzo/schema/reports/render-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { findActivePeople, findActor } from '../../accounts/accounts.ts';
import type { DeliveredFile } from '../../renders/renders.ts';
import { deliverByMail, deliverToFolder } from '../../renders/renders.ts';
import type { StoredReportWithDocument } from '../../reports/reports.ts';
import {
  factsOfRun,
  findRun,
  findRunOfRender,
  listRunFiles,
  type RunFile,
  type RunKey,
  type StoredRun,
  setDelivering,
} from '../repositories/schedule-runs.ts';
import { findSchedule, type StoredSchedule } from '../repositories/schedules.ts';
import type { JobHandler, ScheduleServices } from '../services.ts';
import { folderKey, mailKey } from './delivery-keys.ts';
import { endScheduleRun, failRun } from './end-schedule-run.ts';
import { foreignPeople, foreignTerms } from './foreign-people.ts';
import { permittedReports } from './permitted-reports.ts';
import { stopSchedule } from './stop-schedule.ts';

export const renderEnded: JobHandler<'render_ended'> = async ({ organization_id, render_id }, services) => {
  const run_id = await inTenant(services.db, systemContext(organization_id), (trx) =>
    findRunOfRender(trx, organization_id, render_id),
  );
  if (run_id !== undefined)
    await services.jobs.send('deliver_schedule_run', { organization_id, run_id }, { key: run_id });
};

type RunFileToDeliver = DeliveredFile & Pick<RunFile, 'format' | 'renderId' | 'notes'>;

type Delivery = {
  run: RunKey;
  stored: StoredRun;
  schedule: StoredSchedule;
  owner: Actor;
  /** The schedule's own first. */
  reports: readonly [StoredReportWithDocument, ...StoredReportWithDocument[]];
};

export const deliverScheduleRun: JobHandler<'deliver_schedule_run'> = async (data, services) => {
  const run: RunKey = { organizationId: data.organization_id, id: data.run_id };
  const match = await inTenant(services.db, systemContext(run.organizationId), async (trx) => {
    const stored = await findRun(trx, run);
    if (stored?.state !== 'rendering' && stored?.state !== 'delivering') return undefined;
    const schedule = await findSchedule(trx, { ...run, id: stored.scheduleId });
    const files = await listRunFiles(trx, run.organizationId, [run.id]);
    if (schedule === undefined || files.some(({ state }) => state === 'queued' || state === 'running'))
      return undefined;
    await setDelivering(trx, run);
    return { stored, schedule, files, owner: await findActor(trx, { ...run, userId: schedule.userId }) };
  });
  if (match === undefined) return;
  const { stored, schedule, files, owner } = match;
  if (owner === undefined) return stopSchedule(services, run, schedule, 'owner_inactive');
  const permitted = await permittedReports(services, owner, schedule, stored);
  if ('stop' in permitted) return stopSchedule(services, run, schedule, permitted.stop);
  if ('problem' in permitted) return failRun(services, run, schedule, [permitted.problem]);
  const failed = files.filter(({ state }) => state !== 'done');
  if (failed.some(({ problems }) => problems.some(({ code }) => code === 'report_not_found')))
    return stopSchedule(services, run, schedule, 'report_gone');
  if (failed.length > 0) return failRun(services, run, schedule, failed.flatMap(problemsOf));
  await deliver(services, { run, stored, schedule, owner, ...permitted }, files);
};

function problemsOf({ format, problems }: RunFile): string[] {
  const { failed, fileGone } = scheduleMessages.runs;
  if (problems.length === 0) return [failed(format.toUpperCase(), fileGone)];
  return problems.map(({ message }) => failed(format.toUpperCase(), message));
}

async function deliver(services: ScheduleServices, delivery: Delivery, made: RunFile[]): Promise<void> {
  const { run, stored, schedule } = delivery;
  const day = todayInMexico(new Date(stored.dueAt));
  const files = made.flatMap(({ format, renderId, sha256, size, name, notes }) =>
    sha256 === null || size === null
      ? []
      : [
          {
            format,
            renderId,
            notes,
            sha256,
            size,
            name: safeFileName(`${name}.${format}`, ` ${day}`),
            media_type: FILE_MEDIA_TYPES[format],
          },
        ],
  );
  const inFolder = await toFolder(services, delivery, files);
  const byMail = await toPeople(services, delivery, files);
  // Tried again by `take_due_schedules`, minute by minute.
  if (byMail.waiting) return;
  const problems = [...inFolder.problems, ...byMail.problems, ...undelivered(made)];
  const delivered = inFolder.delivered + byMail.delivered + deliveredParts(schedule, made);
  const state = problems.length === 0 ? 'done' : delivered > 0 ? 'partial' : 'failed';
  await endScheduleRun(services, run, schedule, { state, problems });
}

/** Of the files of parts, which are delivered as they are made: those that did not arrive. */
const undelivered = (made: readonly RunFile[]): string[] =>
  made.flatMap(({ notes }) =>
    notes.filter(({ code }) => code === 'parts_failed').map(({ message }) => message),
  );

const deliveredParts = ({ output }: StoredSchedule, made: readonly RunFile[]): number =>
  output.kind === 'parts' && output.each !== 'zip' ? made.length : 0;

async function toFolder(
  services: ScheduleServices,
  { run, schedule, owner }: Delivery,
  files: RunFileToDeliver[],
): Promise<{ delivered: number; problems: string[] }> {
  const { output } = schedule;
  // Each of its files is there already, with their list.
  const isThere = output.kind === 'parts' && output.each === 'folder';
  if (schedule.folder_id === null || isThere) return { delivered: 0, problems: [] };
  const problems = new Set<string>();
  let delivered = 0;
  for (const { format, renderId: _renderId, notes: _notes, ...file } of files)
    try {
      const key = folderKey(run.id, format);
      await deliverToFolder(services, owner, { key, folderId: schedule.folder_id, file });
      delivered += 1;
    } catch (error) {
      const refusal = toDomainError(error);
      // The job is tried again.
      if (refusal.entries.some(({ code }) => code === 'internal_error' || code === 'service_busy'))
        throw error;
      for (const { code, message } of refusal.entries) problems.add(message ?? apiErrorMessages[code]);
    }
  return { delivered, problems: [...problems] };
}

/** The reports and what the files were made of. */
async function factsOf(
  { db }: ScheduleServices,
  run: RunKey,
  reports: readonly StoredReportWithDocument[],
): Promise<ReportFact[]> {
  const facts = await inTenant(db, systemContext(run.organizationId), (trx) => factsOfRun(trx, run));
  const { report } = mailMessages.reportDelivered;
  const named = [...reports.map(({ nombre }) => ({ label: report, value: nombre })), ...facts];
  // Combined reports are often asked alike.
  return [...new Map(named.map((fact) => [JSON.stringify(fact), fact])).values()];
}

async function toPeople(
  services: ScheduleServices,
  { run, stored, schedule, owner, reports }: Delivery,
  files: RunFileToDeliver[],
): Promise<{ delivered: number; problems: string[]; waiting: boolean }> {
  const { organizationId } = run;
  const { people: ids, roles, mails, folder_id } = schedule;
  if (ids.length + roles.length + mails.length === 0) return { delivered: 0, problems: [], waiting: false };
  const { people, foreign } = await inTenant(services.db, systemContext(organizationId), async (trx) => ({
    people: await findActivePeople(trx, organizationId, { ids, roles }),
    // The audience may have been changed since.
    foreign: await foreignPeople(trx, organizationId, { reports, people: ids, mails }),
  }));
  const left = new Set(foreign.map(({ mail }) => mail.toLowerCase()));
  const active = new Set(people.map(({ id }) => id));
  const missing = [
    ...(ids.some((id) => !active.has(id)) ? [scheduleMessages.problems.person] : []),
    ...(foreign.length > 0 ? [foreignTerms(foreign)] : []),
  ];
  const recipients = [...people.map(({ mail }) => mail), ...mails].filter(
    (mail) => !left.has(mail.toLowerCase()),
  );
  if (recipients.length === 0)
    return { delivered: 0, problems: [...missing, scheduleMessages.runs.nobody], waiting: false };
  const scope = folder_id === null ? '/app/reports/schedules' : `/app/directorio/${folder_id}`;
  const outcomes = await deliverByMail(services, {
    organizationId,
    key: mailKey(run.id),
    recipients,
    title: schedule.name,
    from: owner.name,
    message: schedule.message === '' ? null : schedule.message,
    facts: await factsOf(services, run, reports),
    note: stored.note,
    files,
    link: `${services.publicUrl}${scope}`,
  });
  return {
    delivered: outcomes.filter(({ state }) => state === 'sent').length,
    problems: [
      ...missing,
      ...outcomes.flatMap(({ mail, state, problem }) =>
        state === 'failed' ? [scheduleMessages.runs.failed(mail, problem ?? '')] : [],
      ),
    ],
    waiting: outcomes.some(({ state }) => state === 'waiting'),
  };
}
