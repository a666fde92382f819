/** What a request is printed from: the documents as they were asked for, with options and pictures of this moment. */
import type { PdfOptions } from '@lienzo/schema/api/render-contract';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { combinedRowLines, combineHeadLine, headLine, rowLines } from '../../report-data/report-data.ts';
import { checkReport, MAX_IMAGES_MEGABYTES, reportImages } from '../../reports/reports.ts';
import { renderInput, wholeOptions } from '../printing/render-input.ts';
import type { RenderCall } from '../renderer-client.ts';
import type { CombinationRequest, ReportRequest } from '../repositories/render-request.ts';
import type { RenderServices } from '../services.ts';

/** A request that one call of the service prints. */
type SingleRequest = ReportRequest | CombinationRequest;
export type RenderSourceInput = { actor: Actor; request: SingleRequest; password: PdfOptions['password'] };

export type RenderSource = {
  /** The first line of the body. */
  head: string;
  /** Whether its statements must see the same rows. */
  snapshot?: boolean;
  /** The lines after it. */
  lines(trx: TenantTransaction): AsyncIterable<string>;
  /** The service's call. @throws DomainError. */
  print(call: Omit<RenderCall, 'format'>): Promise<Response>;
};

/** @throws DomainError invalid_report, image_too_large. */
export function openRenderSource(services: RenderServices, order: RenderSourceInput): Promise<RenderSource> {
  const { request } = order;
  switch (request.kind) {
    case 'report':
      return sourceOfReport(services, order, request);
    case 'combination':
      return sourceOfCombination(services, order.actor, request);
  }
}

async function sourceOfReport(
  services: RenderServices,
  order: RenderSourceInput,
  request: ReportRequest,
): Promise<RenderSource> {
  const { format } = request;
  const { actor } = order;
  const { report, options, fixed } = await renderInput(services, order, request);
  return {
    head: headLine(report, options),
    snapshot: fixed !== undefined,
    async *lines(trx) {
      await fixed?.(trx);
      yield* rowLines(trx, report, { organizationId: actor.organizationId, today: options.today });
    },
    print: (call) => services.renderer.render({ ...call, format }),
  };
}

async function sourceOfCombination(
  services: RenderServices,
  actor: Actor,
  { reports, format, title, cover, table_of_contents }: CombinationRequest,
): Promise<RenderSource> {
  const documents = reports.map(({ report }) => migrateReport(report));
  const parts = [];
  let pictures = 0;
  for (const report of documents) {
    checkReport(report);
    const assets = await reportImages(services, actor, report);
    for (const url of Object.values(assets)) pictures += url.length;
    // They travel in one line, each as base64.
    if (pictures > (MAX_IMAGES_MEGABYTES * 1024 * 1024 * 4) / 3)
      throw new DomainError({
        code: 'image_too_large',
        message: apiRefusalMessages.report.combinedImagesTooLarge(MAX_IMAGES_MEGABYTES),
      });
    parts.push({ report, options: { assets } });
  }
  const whole = wholeOptions(actor);
  return {
    head: combineHeadLine(parts, { ...whole, title, cover, table_of_contents }),
    lines: (trx) =>
      combinedRowLines(trx, documents, { organizationId: actor.organizationId, today: whole.today }),
    print: (call) => services.renderer.combine({ ...call, format }),
  };
}
