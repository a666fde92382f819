/** Two versions of a report over the same rows of the organization. */

import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { FormulaOutcomes } from '@lienzo/schema/report/formula-outcome';
import { outcomesOfRows, withFormulaOutcomes } from '@lienzo/schema/report/formula-results';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import type { VersionComparison, VersionPaper } from '@lienzo/schema/reports/report-changes-endpoints';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { findOrganizationProfile } from '../../accounts/accounts.ts';
import { limitStatements, readFormulaOutcomes } from '../../report-data/report-data.ts';
import { drawingParts } from '../drawing/drawing-parts.ts';
import { sampleRows } from '../drawing/sample-rows.ts';
import { resolveParameters } from '../parameters/resolve-parameters.ts';
import type { ReportServices } from '../services.ts';
import { comparePages, type DrawnVersion } from './compare-pages.ts';
import { countValues } from './count-values.ts';
import type { ItemChange } from './marked-item.ts';
import { type ReportRows, rowsOfVersions } from './rows-of-versions.ts';
import { shownItems } from './shown-values.ts';

/** The first rows of an item that are compared: fewer for a report of many items. */
const MAX_ROWS = 200;
const MIN_ROWS = 20;
/** Rows of a version that are compared together. */
const ROWS_OF_VERSION = 4_000;
/** Timeout of each query, in milliseconds. */
const ROWS_TIMEOUT = 5_000;
/** Invented rows of an item, where the real ones take too long. */
const SAMPLE = 5;

type Versions = { before: ReportDocument; after: ReportDocument };

/** Both versions with the defaults of their parameters; null where one asks for a value that nobody has given. */
async function filledIn(
  { db }: ReportServices,
  caller: Caller,
  { before, after }: Versions,
): Promise<Versions | null> {
  try {
    return await inTenant(db, caller, async (trx) => ({
      before: await resolveParameters(trx, caller, before),
      after: await resolveParameters(trx, caller, after),
    }));
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** @param marks the changed items of both versions. */
export async function compareVersions(
  services: ReportServices,
  caller: Caller,
  signal: AbortSignal,
  given: Versions,
  marks: ReadonlyMap<string, ItemChange>,
): Promise<VersionComparison> {
  const filled = await filledIn(services, caller, given);
  const versions = filled ?? given;
  const limit = rowLimit(versions);
  const read = filled && (await rowsInTime(services, caller, signal, { ...versions, limit }));
  const rows = read ?? {
    before: inventedRows(versions.before),
    after: inventedRows(versions.after),
  };
  const today = todayInMexico();
  const outcomes = read?.outcomes ?? {
    before: outcomesOfRows(versions.before, rowsIn(rows.before), today),
    after: outcomesOfRows(versions.after, rowsIn(rows.after), today),
  };
  const paged = {
    before: withFonts(withRegionMargins(withFormulaOutcomes(versions.before, outcomes.before))),
    after: withFonts(withRegionMargins(withFormulaOutcomes(versions.after, outcomes.after))),
  };
  const { url_logo } = await inTenant(services.db, caller, (trx) =>
    findOrganizationProfile(trx, caller.organizationId),
  );
  const layouts = [...paged.before.layouts, ...paged.after.layouts];
  const { imageSource, figures } = await drawingParts(services, caller, layouts, url_logo);
  const drawnVersion = (report: ReportDocument, match: ReportRows): DrawnVersion => ({
    report,
    context: {
      rowsOf: rowsIn(match),
      isPartial: (uuid) => match[uuid]?.more ?? false,
      imageSource,
      today,
      placeholders: false,
      ...(figures && { figures }),
    },
    isCut: Object.values(match).some(({ more }) => more),
  });
  const drawn = {
    before: drawnVersion(paged.before, rows.before),
    after: drawnVersion(paged.after, rows.after),
  };
  const { pages, drawn: pairs } = await comparePages(drawn, marks);
  return {
    pages,
    values:
      read === null
        ? null
        : countValues(
            shownItems(versions.before, read.before, today),
            shownItems(versions.after, read.after, today),
          ),
    rows: { limit, more: drawn.before.isCut || drawn.after.isCut },
    drawn: { before: paperOf(paged.before), after: paperOf(paged.after), pages: pairs },
  };
}

function rowLimit({ before, after }: Versions): number {
  const items = Math.max(1, dataItems(before).length, dataItems(after).length);
  return Math.max(MIN_ROWS, Math.min(MAX_ROWS, Math.floor(ROWS_OF_VERSION / items)));
}

/** The first rows of both versions, and the results of their formulas over all rows. */
type ReadVersions = {
  before: ReportRows;
  after: ReportRows;
  outcomes: { before: FormulaOutcomes; after: FormulaOutcomes };
};

const rowsIn = (rows: ReportRows) =>
  rowsByUuid(Object.fromEntries(Object.entries(rows).map(([uuid, one]) => [uuid, one.rows])));

/** null when the queries take too long. */
async function rowsInTime(
  services: ReportServices,
  caller: Caller,
  signal: AbortSignal,
  { limit, ...versions }: Versions & { limit: number },
): Promise<ReadVersions | null> {
  try {
    return await services.heavy.onScreen({ caller, signal }, async (trx) => {
      await limitStatements(trx, ROWS_TIMEOUT);
      const { organizationId } = caller;
      const today = todayInMexico();
      const rows = await rowsOfVersions(trx, versions, { organizationId, limit, today });
      const outcomes = {
        before: await readFormulaOutcomes(trx, versions.before, { organizationId, today }),
        after: await readFormulaOutcomes(trx, versions.after, { organizationId, today }),
      };
      return { ...rows, outcomes };
    });
  } catch (error) {
    if (toDomainError(error).entries[0].code === 'query_timeout') return null;
    throw error;
  }
}

const inventedRows = (report: ReportDocument): ReportRows =>
  Object.fromEntries(
    dataItems(report).map((item) => [item.uuid, { rows: sampleRows(item).slice(0, SAMPLE), more: false }]),
  );

/** @param paged a report with its regions' margins. */
const paperOf = (paged: ReportDocument): VersionPaper => ({
  orientation: paged.orientation,
  papel: paged.page.papel,
  margins: paged.page.margins,
  body_height: bodyHeight(paged),
});
