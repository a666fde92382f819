import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { emissionCodes } from '@lienzo/schema/imss/readers/emission-codes';
import { inSnapshot, inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { loadFigures } from '../../payroll/payroll.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import {
  listExcludedNss,
  listPeopleIds,
  listPersonFacts,
  listPremiums,
} from '../repositories/confronta-facts.ts';
import { replacePeople } from '../repositories/confronta-people.ts';
import { findTolerances } from '../repositories/confronta-tolerances.ts';
import { listEmissionCodes } from '../repositories/emission-codes.ts';
import { type StoredFile, setProgress } from '../repositories/imss-requests.ts';
import { saveResult } from '../repositories/imss-results.ts';
import { findScope } from '../repositories/imss-scopes.ts';
import { listUploads } from '../repositories/imss-uploads.ts';
import { type ImssWork, type ImssWorkInput, rejected } from '../requests/imss-work.ts';
import { storeBlob, storeFile } from '../requests/store-file.ts';
import type { ImssServices } from '../services.ts';
import { loadConfrontaBook } from './load-confronta-book.ts';
import { type ConfrontaRun, runConfronta } from './run-confronta.ts';

/** People whose facts are read at once. */
const GROUP = 500;

/** Compares the uploaded files with our people; nothing is kept of a comparison that a file refuses but why. */
export const confrontFiles: ImssWork = async (services, input) => {
  const { request, actor, signal } = input;
  const { organizationId } = actor;
  const ids = { organizationId, paysheetId: request.paysheet_id, registerId: request.register_id };
  const known = await inTenant(services.db, actor, async (trx) => ({
    scope: await findScope(trx, organizationId, ids),
    uploads: await listUploads(trx, organizationId, request.id),
    tolerances: await findTolerances(trx, organizationId, request.register_id),
    premiums: await listPremiums(trx, organizationId, request.register_id),
    figures: await loadFigures(trx),
    codes: emissionCodes(await listEmissionCodes(trx, organizationId)),
  }));
  const { scope, uploads, tolerances, premiums, figures, codes } = known;
  if (scope === undefined) return rejected(confrontaMessages.gone);
  if (scope.folder_id === null) return rejected(confrontaMessages.noFolder);
  const target = { scope, key: `request/${request.id}`, month: request.date_end.slice(0, 7) };
  const files: StoredFile[] = [];
  for (const [at, upload] of uploads.entries())
    files.push(
      await storeBlob(
        services,
        actor,
        { ...target, key: `${target.key}/${at}` },
        { ...upload, content: upload.sha256 },
      ),
    );
  const excluded = await inTenant(services.db, systemContext(organizationId), (trx) =>
    listExcludedNss(trx, ids),
  );
  const outcome = await runConfronta(
    {
      ...{ register: scope.register, first: request.date_start, last: request.date_end },
      ...{ codes, excluded, rules: { figures, premiums } },
    },
    {
      ...{ user: actor, signal, files: uploads, tolerances },
      open: (file) => bytesOf(services, file.sha256),
      people: (span) => ourPeople(services, input, span),
    },
  );
  const { findings: kept, leftOut } = outcome;
  const result = { clientId: request.client_id, requestId: request.id, findings: { kept, leftOut } };
  const counts = { avisos: kept.length + leftOut };
  if ('refusals' in outcome) {
    await inTenant(services.db, actor, (trx) => saveResult(trx, organizationId, result));
    return { ...rejected(outcome.refusals.join(' ')), counts, files };
  }
  const { sources, people } = outcome;
  await inTenant(services.db, actor, async (trx) => {
    await saveResult(trx, organizationId, { ...result, sources, tolerances });
    await replacePeople(trx, { organizationId, clientId: request.client_id, requestId: request.id }, people);
  });
  const book = await inSnapshot(services.db, actor, (trx) =>
    loadConfrontaBook(trx, organizationId, request.id),
  );
  if (book === undefined) return rejected(confrontaMessages.gone);
  const bytes = await writeWorkbook(book, actor);
  const name = `${confrontaMessages.workbook.fileName(scope.register, target.month)}.xlsx`;
  files.unshift(
    await storeFile(services, actor, target, { name, media_type: MEDIA_TYPES.xlsx, bytes, source: book }),
  );
  const differing = new Set(people.map(({ nss }) => nss)).size;
  return {
    state: 'lista',
    message: confrontaMessages.compared(differing),
    counts: { ...counts, personas: differing },
    files,
  };
};

async function* ourPeople(
  services: ImssServices,
  { request, actor }: ImssWorkInput,
  span: { first: string; last: string },
): ReturnType<ConfrontaRun['people']> {
  const { organizationId } = actor;
  const scope = { organizationId, registerId: request.register_id, ...span };
  const ids = await inTenant(services.db, actor, (trx) =>
    listPeopleIds(trx, { ...scope, paysheetId: request.paysheet_id }),
  );
  for (let at = 0; at < ids.length; at += GROUP) {
    const facts = await inTenant(services.db, actor, async (trx) => {
      const group = await listPersonFacts(trx, scope, ids.slice(at, at + GROUP));
      await setProgress(trx, organizationId, request.id, { done: at, total: ids.length });
      return group;
    });
    yield facts;
  }
}

async function bytesOf(services: ImssServices, sha256: string): Promise<Uint8Array | null> {
  const stream = await services.files.open(sha256);
  return stream === null ? null : new Uint8Array(await new Response(stream).arrayBuffer());
}
