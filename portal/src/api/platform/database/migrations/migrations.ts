/** Every migration in order. A released one never changes; a change is a new one at the end. */

import type { Migration } from 'kysely/migration';
import { up as tenantsAndAccounts } from './0001-tenants-and-accounts.ts';
import { up as modules } from './0002-modules.ts';
import { up as payrolls } from './0003-payrolls.ts';
import { up as payrollRecords } from './0004-payroll-records.ts';
import { up as reports } from './0005-reports.ts';
import { up as accounts } from './0006-accounts.ts';
import { up as directory } from './0007-directory.ts';
import { up as downloads } from './0008-downloads.ts';
import { up as enterTenant } from './0009-enter-tenant.ts';
import { up as noticesKeptAndChosen } from './0010-notices-kept-and-chosen.ts';
import { up as scansRefused } from './0011-scans-refused.ts';
import { up as accountEvents } from './0012-account-events.ts';
import { up as logoAddress } from './0013-logo-address.ts';
import { up as operatorReadsAssignments } from './0014-operator-reads-assignments.ts';
import { up as folderCounts } from './0017-folder-counts.ts';
import { up as noticeFolder } from './0018-notice-folder.ts';
import { up as reportDrafts } from './0019-report-drafts.ts';
import { up as reportRenders } from './0020-report-renders.ts';
import { up as staticReports } from './0021-static-reports.ts';
import { up as reportAudit } from './0022-report-audit.ts';
import { up as ownFilters } from './0023-own-filters.ts';
import { up as parameterValues } from './0024-parameter-values.ts';
import { up as schedulesAndDeliveries } from './0025-schedules-and-deliveries.ts';
import { up as apiTokens } from './0026-api-tokens.ts';
import { up as reportParts } from './0027-report-parts.ts';
import { up as reportProofs } from './0028-report-proofs.ts';
import { up as modulesOfRoles } from './0029-modules-of-roles.ts';
import { up as companiesAndConceptsOfPayrolls } from './0030-companies-and-concepts-of-payrolls.ts';
import { up as masters } from './0031-masters.ts';
import { up as capture } from './0032-capture.ts';
import { up as closingReminders } from './0035-closing-reminders.ts';
import { up as captureEvidence } from './0036-capture-evidence.ts';
import { up as historyInWords } from './0037-history-in-words.ts';
import { up as keptParts } from './0039-kept-parts.ts';
import { up as mailedFiles } from './0040-mailed-files.ts';
import { up as latePeriodsAndTokenRights } from './0042-late-periods-and-token-rights.ts';
import { up as codesInWords } from './0043-codes-in-words.ts';
import { up as roundedColumns } from './0044-rounded-columns.ts';
import { up as proofValues } from './0045-proof-values.ts';
import { up as webhookSecrets } from './0046-webhook-secrets.ts';
import { up as keptFilters } from './0047-kept-filters.ts';
import { up as identityKeys } from './0049-identity-keys.ts';
import { up as externalInitials } from './0050-external-initials-and-restored-capture.ts';
import { up as schedulesOfEvents } from './0052-schedules-of-events.ts';
import { up as confidentialPayrolls } from './0061-confidential-payrolls.ts';
import { up as employments } from './0062-employments.ts';
import { up as partsChoices } from './0064-parts-choices.ts';
import { up as notesOfParts } from './0065-notes-of-parts.ts';
import { up as vacationOpeningBalances } from './0067-vacation-opening-balances.ts';
import { up as calendarPlans } from './0069-calendar-plans.ts';
import { up as ownConcepts } from './0070-own-concepts.ts';
import { up as unusedMasters } from './0071-unused-masters.ts';
import { up as closingFiles } from './0072-closing-files.ts';
import { up as employeeText } from './0077-employee-words.ts';
import { up as serviceStart } from './0078-service-start.ts';
import { up as mailChanges } from './0079-mail-changes.ts';
import { up as endedMasters } from './0080-ended-masters.ts';
import { up as payrollRuns } from './0081-payroll-runs.ts';
import { up as payrollSettings } from './0082-payroll-settings.ts';
import { up as payrollProducts } from './0083-payroll-products.ts';
import { up as imssRequests } from './0084-imss-requests.ts';
import { up as imssBatches } from './0085-imss-batches.ts';
import { up as imssVariability } from './0086-imss-variability.ts';
import { up as confronta } from './0090-confronta.ts';
import { up as planBulkTriggers } from './0091-plan-bulk-triggers.ts';
import { up as importedResults } from './0093-imported-results.ts';
import { up as catalogueOfRunsAndImss } from './0095-catalogue-of-runs-and-imss.ts';
import { up as paymentLayouts } from './0096-payment-layouts.ts';
import { up as imssCalendar } from './0097-imss-calendar.ts';
import { up as movementsByBenefits } from './0098-movements-by-benefits.ts';
import { up as paidDays } from './0111-paid-days.ts';
import { up as agsLayouts } from './0112-ags-layouts.ts';
import { up as creditTableAndLocation } from './0115-credit-table-and-location.ts';
import { up as emissionCodes } from './0116-emission-codes.ts';
import { up as reducedPercentages } from './0117-reduced-percentages.ts';
import { up as productReports } from './0120-product-reports.ts';
import { up as whoAuthorises } from './0121-who-authorises.ts';
import { up as reportBlocks } from './0130-report-blocks.ts';
import { up as factsOfResults } from './0145-facts-of-results.ts';
import { up as reportStyles } from './0150-report-styles.ts';
import { up as payrollCorrections } from './0163-payroll-corrections.ts';
import { up as defaultStyle } from './0173-default-style.ts';

export const migrations: Record<string, Migration> = {
  '0001-tenants-and-accounts': { up: tenantsAndAccounts },
  '0002-modules': { up: modules },
  '0003-payrolls': { up: payrolls },
  '0004-payroll-records': { up: payrollRecords },
  '0005-reports': { up: reports },
  '0006-accounts': { up: accounts },
  '0007-directory': { up: directory },
  '0008-downloads': { up: downloads },
  '0009-enter-tenant': { up: enterTenant },
  '0010-notices-kept-and-chosen': { up: noticesKeptAndChosen },
  '0011-scans-refused': { up: scansRefused },
  '0012-account-events': { up: accountEvents },
  '0013-logo-address': { up: logoAddress },
  '0014-operator-reads-assignments': { up: operatorReadsAssignments },
  '0017-folder-counts': { up: folderCounts },
  '0018-notice-folder': { up: noticeFolder },
  '0019-report-drafts': { up: reportDrafts },
  '0020-report-renders': { up: reportRenders },
  '0021-static-reports': { up: staticReports },
  '0022-report-audit': { up: reportAudit },
  '0023-own-filters': { up: ownFilters },
  '0024-parameter-values': { up: parameterValues },
  '0025-schedules-and-deliveries': { up: schedulesAndDeliveries },
  '0026-api-tokens': { up: apiTokens },
  '0027-report-parts': { up: reportParts },
  '0028-report-proofs': { up: reportProofs },
  '0029-modules-of-roles': { up: modulesOfRoles },
  '0030-companies-and-concepts-of-payrolls': { up: companiesAndConceptsOfPayrolls },
  '0031-masters': { up: masters },
  '0032-capture': { up: capture },
  '0035-closing-reminders': { up: closingReminders },
  '0036-capture-evidence': { up: captureEvidence },
  '0037-history-in-words': { up: historyInWords },
  '0039-kept-parts': { up: keptParts },
  '0040-mailed-files': { up: mailedFiles },
  '0042-late-periods-and-token-rights': { up: latePeriodsAndTokenRights },
  '0043-codes-in-words': { up: codesInWords },
  '0044-rounded-columns': { up: roundedColumns },
  '0045-proof-values': { up: proofValues },
  '0046-webhook-secrets': { up: webhookSecrets },
  '0047-kept-filters': { up: keptFilters },
  '0049-identity-keys': { up: identityKeys },
  '0050-external-initials-and-restored-capture': { up: externalInitials },
  '0052-schedules-of-events': { up: schedulesOfEvents },
  '0061-confidential-payrolls': { up: confidentialPayrolls },
  '0062-employments': { up: employments },
  '0064-parts-choices': { up: partsChoices },
  '0065-notes-of-parts': { up: notesOfParts },
  '0067-vacation-opening-balances': { up: vacationOpeningBalances },
  '0069-calendar-plans': { up: calendarPlans },
  '0070-own-concepts': { up: ownConcepts },
  '0071-unused-masters': { up: unusedMasters },
  '0072-closing-files': { up: closingFiles },
  '0077-employee-words': { up: employeeText },
  '0078-service-start': { up: serviceStart },
  '0079-mail-changes': { up: mailChanges },
  '0080-ended-masters': { up: endedMasters },
  '0081-payroll-runs': { up: payrollRuns },
  '0082-payroll-settings': { up: payrollSettings },
  '0083-payroll-products': { up: payrollProducts },
  '0084-imss-requests': { up: imssRequests },
  '0085-imss-batches': { up: imssBatches },
  '0086-imss-variability': { up: imssVariability },
  '0090-confronta': { up: confronta },
  '0091-plan-bulk-triggers': { up: planBulkTriggers },
  '0093-imported-results': { up: importedResults },
  '0095-catalogue-of-runs-and-imss': { up: catalogueOfRunsAndImss },
  '0096-payment-layouts': { up: paymentLayouts },
  '0097-imss-calendar': { up: imssCalendar },
  '0098-movements-by-benefits': { up: movementsByBenefits },
  '0111-paid-days': { up: paidDays },
  '0112-ags-layouts': { up: agsLayouts },
  '0115-credit-table-and-location': { up: creditTableAndLocation },
  '0116-emission-codes': { up: emissionCodes },
  '0117-reduced-percentages': { up: reducedPercentages },
  '0120-product-reports': { up: productReports },
  '0121-who-authorises': { up: whoAuthorises },
  '0130-report-blocks': { up: reportBlocks },
  '0145-facts-of-results': { up: factsOfResults },
  '0150-report-styles': { up: reportStyles },
  '0163-payroll-corrections': { up: payrollCorrections },
  '0173-default-style': { up: defaultStyle },
};
