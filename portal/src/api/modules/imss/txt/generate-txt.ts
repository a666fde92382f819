import { FileFindings } from '@lienzo/schema/imss/confronta/file-findings';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import type { ImssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import { inSnapshot, inTenant } from '../../../platform/database/in-tenant.ts';
import type { StoredFile } from '../repositories/imss-requests.ts';
import { saveResult } from '../repositories/imss-results.ts';
import { findScope } from '../repositories/imss-scopes.ts';
import { listSuaPeople } from '../repositories/sua-people.ts';
import { type ImssWork, rejected } from '../requests/imss-work.ts';
import { storeFile } from '../requests/store-file.ts';
import { txtParameters } from './txt-parameters.ts';
import { writeSuaFiles } from './write-sua-files.ts';

/** People of one request: what a worker holds. */
const MAX_PEOPLE = 50_000;

const { txt: texts } = confrontaMessages;

/** The files for SUA of a payroll and registro: all that have a record, or none while somebody lacks data. */
export const generateTxt: ImssWork = async (services, { request, actor, signal }) => {
  const { organizationId } = actor;
  const { inasistencias, solo_completos } = txtParameters.parse(request.parameters);
  const [first, last] = [request.date_start, request.date_end];
  const ids = { organizationId, paysheetId: request.paysheet_id, registerId: request.register_id };
  const { scope, people } = await inSnapshot(services.db, actor, async (trx) => ({
    scope: await findScope(trx, organizationId, ids),
    people: await listSuaPeople(trx, { ...ids, first, last }, MAX_PEOPLE + 1),
  }));
  if (scope === undefined || people.length === 0) return rejected(texts.nobody);
  if (people.length > MAX_PEOPLE) return rejected(texts.tooMany(MAX_PEOPLE));
  if (scope.folder_id === null) return rejected(confrontaMessages.noFolder);
  const days = { register: scope.register, first, last, inasistencias };
  const { files, findings } = await writeSuaFiles({ people, days }, signal);
  const left = peopleLeftOut(findings);
  const result = { clientId: request.client_id, requestId: request.id, findings: kept(findings) };
  await inTenant(services.db, actor, (trx) => saveResult(trx, organizationId, result));
  const counts = { personas: people.length, sin_datos: left, avisos: findings.length };
  if (files.length === 0) return { ...rejected(texts.nothing(left)), counts };
  if (left > 0 && !solo_completos) return { ...rejected(texts.missing(left)), counts };
  const target = { scope, key: `request/${request.id}`, month: last.slice(0, 7) };
  const placed: StoredFile[] = [];
  for (const { name, bytes } of files)
    placed.push(await storeFile(services, actor, target, { name, media_type: 'text/plain', bytes }));
  return { state: 'lista', message: texts.done(people.length, left), counts, files: placed };
};

/** Errors are of people who are not in one of the files. */
const peopleLeftOut = (findings: readonly ImssFinding[]): number =>
  new Set(
    findings
      .filter(({ severity }) => severity === 'error')
      .map(({ nss, person_number, name }) => `${nss}/${person_number}/${name}`),
  ).size;

/** Findings as they are stored, errors first. */
function kept(findings: readonly ImssFinding[]): FileFindings {
  const list = new FileFindings();
  const ranks = { error: 0, warning: 1, info: 2 };
  list.add(
    findings.toSorted((one, other) => ranks[one.severity] - ranks[other.severity]),
    '',
  );
  return list;
}
