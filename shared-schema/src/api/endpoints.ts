/** The endpoint table: every call of the product, where it lives and who may make it. */
import * as reports from './report-endpoints.ts';
import * as session from './session-endpoints.ts';

export const endpoints = { ...session, ...reports } as const;
export type EndpointName = keyof typeof endpoints;
