/** The expectations of all endpoints; a missing one is a type error. */
import { accountExpectations } from '../../modules/accounts/testing/account-expectations.ts';
import { sessionExpectations } from '../../modules/accounts/testing/session-expectations.ts';
import { directoryExpectations } from '../../modules/directory/testing/directory-expectations.ts';
import { fileExpectations } from '../../modules/directory/testing/file-expectations.ts';
import { homeExpectations } from '../../modules/home/testing/home-expectations.ts';
import { confrontaExpectations } from '../../modules/imss/testing/confronta-expectations.ts';
import { imssExpectations } from '../../modules/imss/testing/imss-expectations.ts';
import { incidentExpectations } from '../../modules/incidents/testing/incident-expectations.ts';
import { masterExpectations } from '../../modules/masters/testing/master-expectations.ts';
import { notificationExpectations } from '../../modules/notifications/testing/notification-expectations.ts';
import { payrollExpectations } from '../../modules/payroll/testing/payroll-expectations.ts';
import { productExpectations } from '../../modules/products/testing/product-expectations.ts';
import { reportExpectations } from '../../modules/reports/testing/report-expectations.ts';
import { scheduleExpectations } from '../../modules/schedules/testing/schedule-expectations.ts';
import type { Expectations } from './expectation.ts';

export const expectations: Expectations = {
  ...sessionExpectations,
  ...accountExpectations,
  ...directoryExpectations,
  ...fileExpectations,
  ...notificationExpectations,
  ...masterExpectations,
  ...reportExpectations,
  ...scheduleExpectations,
  ...incidentExpectations,
  ...payrollExpectations,
  ...productExpectations,
  ...imssExpectations,
  ...confrontaExpectations,
  ...homeExpectations,
};
