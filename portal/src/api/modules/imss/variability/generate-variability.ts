import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { bimesterSpan, effectiveDate } from '@lienzo/schema/imss/variability/bimester';
import { DAY_KINDS } from '@lienzo/schema/imss/variability/variability-choices';
import { bimesterOfRequest } from '@lienzo/schema/imss/variability-endpoints';
import { variabilityMessages as texts } from '@lienzo/schema/imss/variability-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { z } from 'zod';
import {
  inSnapshot,
  inTenant,
  systemContext,
  type TenantTransaction,
} from '../../../platform/database/in-tenant.ts';
import { listBenefits } from '../../payroll/payroll.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import type { StoredFile } from '../repositories/imss-requests.ts';
import { findScope, type ImssScope } from '../repositories/imss-scopes.ts';
import { listMovementPeople } from '../repositories/movement-people.ts';
import {
  listBimesterPeriods,
  listCurrentBases,
  listPaidLines,
  listUnpaidDays,
} from '../repositories/variability-inputs.ts';
import { replaceVariability } from '../repositories/variability-people.ts';
import { type ImssWork, type ImssWorkInput, rejected } from '../requests/imss-work.ts';
import { storeFile } from '../requests/store-file.ts';
import type { ImssServices } from '../services.ts';
import {
  calculateVariability,
  type VariabilityTask,
  type VariabilityWritten,
} from './calculate-variability.ts';

/** What a request of variability asks for beside its days. */
const variabilityParameters = z.object({
  periodo: z.int(),
  dias: z.enum(DAY_KINDS),
  carpeta: z.uuid().optional(),
});
type Asked = z.infer<typeof variabilityParameters> & { request: ImssWorkInput['request'] };

/** 'Generar': the new contribution base of everybody, from closed runs; `Movt.txt` has those that change. */
export const generateVariability: ImssWork = async (services, { request, actor, signal }) => {
  const { organizationId } = actor;
  const asked = { ...variabilityParameters.parse(request.parameters), request };
  const scope = await inTenant(services.db, actor, (trx) =>
    findScope(trx, organizationId, { paysheetId: request.paysheet_id, registerId: request.register_id }),
  );
  if (scope === undefined || (scope.folder_id === null && asked.carpeta === undefined))
    return rejected(texts.noFolder);
  const system = systemContext(organizationId);
  const inputs = await inSnapshot(services.db, system, (trx) =>
    readInputs(trx, organizationId, scope, asked),
  );
  if (typeof inputs === 'string') return rejected(inputs);
  const made = await calculateVariability({ ...inputs, scope: shownOf(scope), dias: asked.dias }, signal);
  const files = await storeFiles(services, { request, actor, signal }, { scope, asked, made });
  const { people, changed, wrong, leftOut } = made;
  return {
    state: 'lista',
    message: [
      `${texts.done} ${texts.doneCounted(changed, people, wrong)}`,
      ...(leftOut > 0 ? [texts.leftOut(leftOut)] : []),
    ].join(' '),
    counts: { changed, people, wrong, left_out: leftOut },
    files,
  };
};

const shownOf = ({ id_humansite, paysheet, register }: ImssScope): VariabilityTask['scope'] => ({
  ...{ id_humansite, paysheet, register },
});

const bimesterOf = ({ periodo, request }: Asked) =>
  bimesterOfRequest({ periodo, fecha_inicial: request.date_start });

/** @returns why there is none, as a sentence. */
async function readInputs(
  trx: TenantTransaction,
  organizationId: string,
  scope: ImssScope,
  asked: Asked,
): Promise<Pick<VariabilityTask, 'people' | 'inputs'> | string> {
  const bimester = bimesterOf(asked);
  const span = bimesterSpan(bimester);
  const periods = await listBimesterPeriods(trx, organizationId, scope.paysheet_id, span);
  const open = periods.filter(({ is_closed, is_needed }) => is_needed && !is_closed);
  if (open.length > 0) return texts.notClosed(open.map(({ mes }) => mes).join(', '));
  const closed = periods.filter(({ is_closed }) => is_closed);
  if (closed.length === 0) return texts.noPeriods;
  const people = await listMovementPeople(trx, organizationId, scope);
  if (people.length === 0) return texts.noPeople;
  const ids = people.map(({ employee_id }) => employee_id);
  const inputs = {
    ...{ bimester, zone: scope.zone, periods: new Map(closed.map((one) => [one.id, one])) },
    paid: await listPaidLines(trx, organizationId, [...closed.map(({ id }) => id)]),
    unpaid: await listUnpaidDays(trx, organizationId, scope.paysheet_id, span),
    benefits: await listBenefits(trx, organizationId, scope.paysheet_id),
    bases: await listCurrentBases(trx, organizationId, ids, effectiveDate(bimester)),
  };
  return { people, inputs };
}

type Made = { scope: ImssScope; asked: Asked; made: VariabilityWritten };

/** The rows are stored while the workbook is written. */
async function storeFiles(
  services: ImssServices,
  { request, actor }: ImssWorkInput,
  { scope, asked, made }: Made,
): Promise<StoredFile[]> {
  const { organizationId } = actor;
  const { first, last } = bimesterSpan(bimesterOf(asked));
  const target = {
    ...{ scope, key: `request/${request.id}`, month: todayInMexico().slice(0, 7) },
    ...(asked.carpeta === undefined ? {} : { folderId: asked.carpeta }),
  };
  const [bytes] = await Promise.all([
    writeWorkbook(made.book, actor),
    inTenant(services.db, systemContext(organizationId), (trx) =>
      replaceVariability(trx, organizationId, request, made.rows),
    ),
  ]);
  const workbook = await storeFile(services, actor, target, {
    name: texts.bookName(scope.register, first, last),
    media_type: MEDIA_TYPES.xlsx,
    bytes,
    source: made.book,
  });
  if (made.movements === null) return [workbook];
  const movements = await storeFile(services, actor, target, {
    ...{ name: texts.fileName(scope.register), media_type: 'text/plain', bytes: made.movements },
  });
  return [workbook, movements];
}
