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
import { type NewVariabilityPerson, replaceVariability } from '../repositories/variability-people.ts';
import { type ImssWork, type ImssWorkInput, rejected } from '../requests/imss-work.ts';
import { storeFile } from '../requests/store-file.ts';
import type { ImssServices } from '../services.ts';
import { writeSuaFiles } from '../txt/write-sua-files.ts';
import { variabilityBook } from './variability-book.ts';
import { type PersonVariability, variabilityOfPeople } from './variability-people.ts';

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
  const calculated = await inSnapshot(services.db, system, (trx) =>
    calculate(trx, organizationId, scope, asked),
  );
  if (typeof calculated === 'string') return rejected(calculated);
  const { written, people } = await writeMovements(scope, calculated, signal);
  await inTenant(services.db, system, (trx) =>
    replaceVariability(
      trx,
      organizationId,
      request,
      people.map((one) => storedRow(one, asked)),
    ),
  );
  const files = await storeFiles(services, { request, actor, signal }, { scope, asked, people, written });
  const changed = people.filter(({ result }) => result?.is_changed === true).length;
  const wrong = people.filter(({ result, findings }) => result === null && findings.length > 0).length;
  return {
    state: 'lista',
    message: [
      `${texts.done} ${texts.doneCounted(changed, people.length, wrong)}`,
      ...(written.leftOut > 0 ? [texts.leftOut(written.leftOut)] : []),
    ].join(' '),
    counts: { changed, people: people.length, wrong, left_out: written.leftOut },
    files,
  };
};

type Movements = { files: readonly { bytes: Uint8Array }[]; leftOut: number };

/** `Movt.txt` of those whose base changes; who cannot be written has it said in their calculation. */
async function writeMovements(
  scope: ImssScope,
  calculated: readonly PersonVariability[],
  signal: AbortSignal | undefined,
): Promise<{ written: Movements; people: PersonVariability[] }> {
  const nothing = { people: [], absences: [], disabilities: [], credit_movements: [] };
  const movements = calculated.flatMap(({ person, result }) =>
    result?.is_changed === true
      ? [
          {
            ...{ type: '07' as const, nss: person.ssn, person_number: person.human_id, name: person.name },
            ...{ fecha: result.effective_date, sbc: result.sbc.toFixed(2) },
          },
        ]
      : [],
  );
  const input = { ...nothing, register: scope.register, inasistencias: false, movements };
  const { files, findings } = await writeSuaFiles({ input }, signal);
  const keyOf = (nss: string | null, number: string | null): string => `${nss} ${number}`;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const said = Map.groupBy(errors, ({ nss, person_number }) => keyOf(nss, person_number));
  const people = calculated.map((one): PersonVariability => {
    const own = said.get(keyOf(one.person.ssn, one.person.human_id)) ?? [];
    return { ...one, findings: [...one.findings, ...own.map(({ message, fix }) => `${message} ${fix}`)] };
  });
  return { written: { files, leftOut: said.size }, people };
}

const bimesterOf = ({ periodo, request }: Asked) =>
  bimesterOfRequest({ periodo, fecha_inicial: request.date_start });

/** @returns why there is none, as a sentence. */
async function calculate(
  trx: TenantTransaction,
  organizationId: string,
  scope: ImssScope,
  asked: Asked,
): Promise<PersonVariability[] | string> {
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
  const calculated = await variabilityOfPeople(people, {
    ...{ bimester, zone: scope.zone, periods: new Map(closed.map((one) => [one.id, one])) },
    lines: await listPaidLines(trx, organizationId, [...closed.map(({ id }) => id)]),
    unpaid: await listUnpaidDays(trx, organizationId, scope.paysheet_id, span),
    benefits: await listBenefits(trx, organizationId, scope.paysheet_id),
    bases: await listCurrentBases(trx, organizationId, ids, effectiveDate(bimester)),
  });
  return calculated.filter(({ days }) => days.earned + days.absences + days.disabilities > 0);
}

function storedRow(
  { person, result, days, daily_salary, current_sbc, findings }: PersonVariability,
  asked: Asked,
): NewVariabilityPerson {
  return {
    ...{ employee_id: person.employee_id, effective_date: effectiveDate(bimesterOf(asked)), daily_salary },
    ...{ earned: days.earned, absences: days.absences, disabilities: days.disabilities, current_sbc },
    factor: result?.factor.toFixed(4) ?? null,
    fixed_part: result?.fixed_part.toFixed(2) ?? null,
    variable_total: result?.variable_total.toFixed(2) ?? null,
    variable_part: result?.variable_part.toFixed(2) ?? null,
    sbc: result?.sbc.toFixed(2) ?? null,
    limited: result?.limited ?? null,
    is_changed: result?.is_changed ?? false,
    tipo_salario: result === null ? null : Number(result.tipo_salario),
    finding: findings.length === 0 ? null : findings.join(' '),
  };
}

type Made = { scope: ImssScope; asked: Asked; people: readonly PersonVariability[]; written: Movements };

async function storeFiles(
  services: ImssServices,
  { request, actor }: ImssWorkInput,
  { scope, asked, people, written }: Made,
): Promise<StoredFile[]> {
  const bimester = bimesterOf(asked);
  const { first, last } = bimesterSpan(bimester);
  const target = {
    ...{ scope, key: `request/${request.id}`, month: todayInMexico().slice(0, 7) },
    ...(asked.carpeta === undefined ? {} : { folderId: asked.carpeta }),
  };
  const book = variabilityBook(scope, { bimester, dias: asked.dias }, people);
  const workbook = await storeFile(services, actor, target, {
    name: texts.bookName(scope.register, first, last),
    media_type: MEDIA_TYPES.xlsx,
    bytes: await writeWorkbook(book, actor),
    source: book,
  });
  const stored = [workbook];
  for (const { bytes } of written.files)
    stored.push(
      await storeFile(services, actor, target, {
        ...{ name: texts.fileName(scope.register), media_type: 'text/plain', bytes },
      }),
    );
  return stored;
}
