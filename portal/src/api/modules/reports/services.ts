/** The services of the module of reports. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { ReportDataServices } from '../report-data/report-data.ts';

export type ReportServices = ReportDataServices;
export type Handler<E> = AnyHandler<E, ReportServices>;
