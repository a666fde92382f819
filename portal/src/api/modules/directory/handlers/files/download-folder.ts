import type { download_folder } from '@lienzo/schema/api/file-endpoints';
import { answerDownload } from '../../downloads/answer-download.ts';
import type { Handler } from '../../services.ts';

export const downloadFolder: Handler<typeof download_folder> = ({ query, caller, services, context }) =>
  answerDownload(context, services, caller, { ids: [query.directory_id], versionId: null, kind: 'DIR' });
