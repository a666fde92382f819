/** The endpoints that make files of reports, and those that hand them out. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { downloadReport } from './handlers/download-report.ts';
import { getItemsFile } from './handlers/items-file.ts';
import { getMailedFile, showMailedFile } from './handlers/mailed-files.ts';
import { getPartsPreview, splitReport } from './handlers/parts.ts';
import { getParts, retryParts } from './handlers/parts-manifest.ts';
import { renderHtml } from './handlers/render-html.ts';
import { renderStaticReport } from './handlers/render-static-report.ts';
import {
  cancelOwnRender,
  combineReports,
  createRender,
  deleteOwnRender,
  getRender,
  getRenders,
  repeatRender,
} from './handlers/renders.ts';
import { getThumbnail } from './handlers/thumbnail.ts';
import type { RenderServices } from './services.ts';

export function mountRenders(mount: EndpointMount<RenderServices>): void {
  mount.guarded(endpoints.get_items_jsons, getItemsFile);
  mount.guarded(endpoints.get_thumbnail, getThumbnail);
  mount.guarded(endpoints.render_static_report, renderStaticReport);
  mount.guarded(endpoints.download_report, downloadReport);
  mount.guarded(endpoints.render_report, renderHtml);
  mount.guarded(endpoints.create_render, createRender);
  mount.guarded(endpoints.combine_reports, combineReports);
  mount.guarded(endpoints.split_report, splitReport);
  mount.guarded(endpoints.get_parts_preview, getPartsPreview);
  mount.guarded(endpoints.get_parts, getParts);
  mount.guarded(endpoints.retry_parts, retryParts);
  mount.guarded(endpoints.get_renders, getRenders);
  mount.guarded(endpoints.get_render, getRender);
  mount.guarded(endpoints.repeat_render, repeatRender);
  mount.guarded(endpoints.cancel_render, cancelOwnRender);
  mount.guarded(endpoints.delete_render, deleteOwnRender);
  mount.open(endpoints.mailed_file_page, showMailedFile);
  mount.open(endpoints.mailed_file, getMailedFile);
}
