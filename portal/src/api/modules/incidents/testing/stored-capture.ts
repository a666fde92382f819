/** What the database holds of the capture of two periods, as texts: beside what the API says of it. */
import { inOrganization } from '../../../testing/in-organization.ts';
import { POSITIONS, type Scope } from './capture-model.ts';
import type { CapturePortal } from './start-capture-portal.ts';

/** Rows with their states, lines, versions and the period's status, by place. */
export const storedCapture = ({ portal, periods: ids }: Pick<CapturePortal, 'portal' | 'periods'>) =>
  inOrganization(portal, async (trx) => {
    const source = <Row extends { period_id: number }>(rows: readonly Row[], scope: Scope) =>
      rows.filter(({ period_id }) => period_id === ids[scope]);
    const incidents = await trx.selectFrom('incidents').selectAll().execute();
    const days = await trx.selectFrom('disabilities').selectAll().execute();
    const certificates = await trx.selectFrom('disability_certificates').selectAll().execute();
    const hours = await trx.selectFrom('overtime_days').selectAll().execute();
    const lines = await trx.selectFrom('extra_hours').selectAll().execute();
    const versions = await trx.selectFrom('capture_versions').selectAll().execute();
    const periods = await trx.selectFrom('periods').select(['id as period_id', 'estatus']).execute();
    return POSITIONS.map((one) => ({
      I: source(incidents, one)
        .map((row) => `${row.employee_id} ${row.capture_date} ${row.amount} ${row.status}`)
        .toSorted(),
      IN: source(days, one)
        .map((row) => `${row.employee_id} ${row.fecha_incapacidad} ${row.status}`)
        .toSorted(),
      E: source(hours, one)
        .map((row) => `${row.employee_id} ${row.fecha} ${row.horas} ${row.status}`)
        .toSorted(),
      lines: source(lines, one)
        .map((row) => `${row.employee_id} ${row.semana} ${row.horas}`)
        .toSorted(),
      certificates: source(certificates, one)
        .map((row) => `${row.employee_id} ${row.dias_incapacidad} ${row.status}`)
        .toSorted(),
      versions: source(versions, one)
        .map((row) => `${row.kind} ${row.employee_id} ${row.version}`)
        .toSorted(),
      estatus: source(periods, one)[0]?.estatus,
    }));
  });
