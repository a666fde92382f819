/** The door of the module: incident capture for the rest of the API. */
export { mountIncidents } from './mount-incidents.ts';
export type { IncidentServices } from './services.ts';
