import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import type { partsOrder } from '@lienzo/schema/reports/parts-endpoints';
import type { Render, ReportFact } from '@lienzo/schema/reports/render-endpoints';
import type { z } from 'zod';
import type { Actor, Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { seal } from '../../../platform/secrets/seal.ts';
import { type ChosenProduct, checkReport, valuesInForce } from '../../reports/reports.ts';
import { divisionOf, partsColumns } from '../parts/division.ts';
import { loadDivisible } from '../parts/load-divisible.ts';
import { readPattern } from '../parts/name-pattern.ts';
import { reportToRender } from '../printing/report-to-render.ts';
import type { ReportRequest } from '../repositories/render-request.ts';
import type { NewRender } from '../repositories/renders.ts';
import type { RenderServices } from '../services.ts';
import { findOwnRender, requestRender } from './request-render.ts';

/** The report as it stands now, if the person may divide it. @throws DomainError. */
export async function divisibleReport(
  services: RenderServices,
  caller: Actor,
  {
    report_id,
    filtros,
    kept_filters,
    parametros,
  }: Pick<ReportRequest, 'filtros' | 'kept_filters' | 'parametros'> & { report_id: number },
): Promise<{
  report: ReportDocument;
  filtros: StaticFilterChoice[] | undefined;
  kept_filters: KeptFilters | undefined;
  facts: ReportFact[] | undefined;
  product: ChosenProduct | undefined;
  version: string;
}> {
  const { updated_at: version } = await inTenant(services.db, caller, (trx) =>
    loadDivisible(trx, caller, report_id),
  );
  const values = await valuesInForce(services, caller, { report_id, filtros, kept_filters });
  const { report, facts, product } = await reportToRender(
    { report_id, ...values, parametros, divided: true },
    caller,
    services,
  );
  checkReport(report);
  return { report, version, facts, product, ...values };
}

type Order = z.output<typeof partsOrder> & {
  filtros?: StaticFilterChoice[] | undefined;
  awaited?: boolean | undefined;
};

/** Keeps the request of a report in parts. @throws as `newPartsRender`. */
export async function requestPartsRender(
  services: RenderServices,
  caller: Caller,
  order: Order,
): Promise<{ result: Render }> {
  const id = await requestRender(services, caller, await newPartsRender(services, caller, order));
  return { result: await findOwnRender(services, caller, id) };
}

/**
 * What is kept of a request for a report in parts: the report as it stands now.
 * @throws DomainError what can be known before its rows are read.
 */
export async function newPartsRender(
  services: RenderServices,
  caller: Actor,
  { filtros: chosen, ...order }: Order,
): Promise<NewRender> {
  const { report, ...values } = await divisibleReport(services, caller, { ...order, filtros: chosen });
  divisionOf(report, order.column);
  if (order.target.kind === 'mail') divisionOf(report, order.target.column);
  readPattern(order.name, partsColumns(report));
  const password = order.pdf?.password;
  return {
    reportId: order.report_id,
    name: report.nombre.trim(),
    request: {
      ...order,
      kind: 'parts',
      report,
      ...values,
      pdf: order.pdf && { ...order.pdf, password: undefined },
      protected: password !== undefined,
    },
    secret: password === undefined ? null : seal(services.sessionSecrets, JSON.stringify(password)),
  };
}
