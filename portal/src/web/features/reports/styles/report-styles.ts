import type { ReportStyles } from '@lienzo/editor';
import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../../../shared/api/call';

/** The editor's styles by the API. */
export const reportStyles: ReportStyles = {
  list: (signal) => call(endpoints.get_styles, { signal, quiet: true }),
  create: async (body) => (await call(endpoints.create_style, { body, quiet: true })).result,
  update: async (id, version, content) =>
    (await call(endpoints.update_style, { body: { ...content, id, version }, quiet: true })).result,
  remove: async (id) => {
    await call(endpoints.delete_style, { query: { id }, quiet: true });
  },
};
