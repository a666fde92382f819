/** The endpoints of 'Confronta'. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import {
  getConfrontaWorkbook,
  getDifferences,
  setComment,
  signDifference,
  uploadConfronta,
} from './handlers/confronta.ts';
import { deleteEmission, getEmissionCodes, saveEmission } from './handlers/emission-codes.ts';
import { generaIncompleto, generaTxt, getFindings } from './handlers/genera-txt.ts';
import { statusOf } from './handlers/status-of.ts';
import { getTolerances, setTolerances } from './handlers/tolerances.ts';
import type { ImssServices } from './services.ts';

export function mountConfronta(mount: EndpointMount<ImssServices>): void {
  mount.guarded(endpoints.post_genera_txt, generaTxt);
  mount.guarded(endpoints.genera_txt_incompleto, generaIncompleto);
  mount.guarded(endpoints.get_txtsua, statusOf('txt'));
  mount.guarded(endpoints.fileUploadConfronta, uploadConfronta);
  mount.guarded(endpoints.get_confronta, statusOf('confronta'));
  mount.guarded(endpoints.imss_findings, getFindings);
  mount.guarded(endpoints.confronta_differences, getDifferences);
  mount.guarded(endpoints.set_confronta_comment, setComment);
  mount.guarded(endpoints.sign_confronta, signDifference);
  mount.guarded(endpoints.confronta_workbook, getConfrontaWorkbook);
  mount.guarded(endpoints.confronta_tolerances, getTolerances);
  mount.guarded(endpoints.set_confronta_tolerances, setTolerances);
  mount.guarded(endpoints.imss_emission_codes, getEmissionCodes);
  mount.guarded(endpoints.save_imss_emission_code, saveEmission);
  mount.guarded(endpoints.delete_imss_emission_code, deleteEmission);
}
