/** The endpoints of incident capture. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { getAcuseNomina } from './handlers/acknowledgement.ts';
import { loadHandler } from './handlers/bulk.ts';
import { announcePresence } from './handlers/capture-presence.ts';
import { getClosingCalendar } from './handlers/closing-calendar.ts';
import { getCsvIncident } from './handlers/csv.ts';
import { findPeople } from './handlers/find-people.ts';
import { disabilityLayout, layoutHandler } from './handlers/layouts.ts';
import {
  allIncident,
  getFechasglobales,
  getFilterHoras,
  getIncidentpreview,
  getStatusPaysheet,
} from './handlers/lookups.ts';
import {
  getCaptureByPeriod,
  getCaptureHistory,
  getCaptureOverview,
  getEmployeeCapture,
} from './handlers/overview.ts';
import {
  abrirPaysheet,
  closePaysheet,
  deletePaysheet,
  restoreDeleted,
  setDeleteIncident,
  setIncidents,
} from './handlers/save-incidents.ts';
import { createExtraHours, horasCreate, horasCreateMasiva } from './handlers/save-overtime.ts';
import { sendEvidence } from './handlers/send-evidence.ts';
import { uploadIncidentCloud } from './handlers/upload-cloud.ts';
import type { IncidentServices } from './services.ts';

export function mountIncidents(mount: EndpointMount<IncidentServices>): void {
  mount.guarded(endpoints.get_fechasglobales, getFechasglobales);
  mount.guarded(endpoints.get_incidentpreview, getIncidentpreview);
  mount.guarded(endpoints.get_status_paysheet, getStatusPaysheet);
  mount.guarded(endpoints.all_incident, allIncident);
  mount.guarded(endpoints.get_filter_horas, getFilterHoras);
  mount.guarded(endpoints.get_csv_incident, getCsvIncident);
  mount.guarded(endpoints.get_acuse_nomina, getAcuseNomina);
  mount.guarded(endpoints.send_evidence, sendEvidence);
  mount.guarded(endpoints.upload_incident_cloud, uploadIncidentCloud);
  mount.guarded(endpoints.set_incidents, setIncidents);
  mount.guarded(endpoints.set_delete_incident, setDeleteIncident);
  mount.guarded(endpoints.delete_paysheet, deletePaysheet);
  mount.guarded(endpoints.restore_capture, restoreDeleted);
  mount.guarded(endpoints.close_paysheet, closePaysheet);
  mount.guarded(endpoints.abrir_paysheet, abrirPaysheet);
  mount.guarded(endpoints.create_extra_hours, createExtraHours);
  mount.guarded(endpoints.horas_create, horasCreate);
  mount.guarded(endpoints.horas_create_newMasiva, horasCreateMasiva);
  mount.guarded(endpoints.capture_overview, getCaptureOverview);
  mount.guarded(endpoints.employee_capture, getEmployeeCapture);
  mount.guarded(endpoints.capture_presence, announcePresence);
  mount.guarded(endpoints.capture_trail, getCaptureHistory);
  mount.guarded(endpoints.capture_by_period, getCaptureByPeriod);
  mount.guarded(endpoints.closing_calendar, getClosingCalendar);
  mount.guarded(endpoints.find_people, findPeople);
  mount.guarded(endpoints.get_xls_incident, layoutHandler('I'));
  mount.guarded(endpoints.get_xls_HorasExtra, layoutHandler('E'));
  mount.guarded(endpoints.genera_xls_incapacidad, disabilityLayout);
  mount.guarded(endpoints.cargar_layout_incidencias, loadHandler('I'));
  mount.guarded(endpoints.cargar_layout_horas_extra, loadHandler('E'));
  mount.guarded(endpoints.cargar_layout_incapacidades, loadHandler('IN'));
}
