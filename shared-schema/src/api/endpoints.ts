/** The endpoint table: every call of the product, where it lives and who may make it. */
import type { Endpoint } from './endpoint.ts';
import {
  create_asset,
  create_report,
  download_report,
  get_asset,
  get_filters,
  get_item_types,
  get_query_rows,
  get_report,
  get_report_related_tables,
  get_report_tables,
  get_reports,
  preview_rows,
  update_filters,
  update_report,
  worst_rows,
} from './report-endpoints.ts';
import { client, login, logout, refresh, user_modulos } from './session-endpoints.ts';

export const endpoints = {
  login,
  refresh,
  logout,
  user_modulos,
  client,
  get_reports,
  create_report,
  update_report,
  get_report,
  get_report_tables,
  get_report_related_tables,
  get_item_types,
  get_query_rows,
  preview_rows,
  worst_rows,
  get_filters,
  update_filters,
  create_asset,
  get_asset,
  download_report,
} as const satisfies { [Name in string]: Endpoint & { name: Name } };
export type EndpointName = keyof typeof endpoints;
