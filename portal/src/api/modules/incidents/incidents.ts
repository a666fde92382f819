/** The door of the module: incident capture for the rest of the API. */
export { INCIDENT_JOBS } from './jobs/incident-jobs.ts';
export { incidentJobHandlers } from './jobs/job-handlers.ts';
export { mountIncidents } from './mount-incidents.ts';
export { CAPTURED_PEOPLE, EMPLOYED_PEOPLE } from './repositories/closings.ts';
export { incidentRetention } from './retention.ts';
export type { CaptureReports, IncidentServices } from './services.ts';
