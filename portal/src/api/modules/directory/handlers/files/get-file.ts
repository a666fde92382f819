import type { get_file } from '@lienzo/schema/api/file-endpoints';
import { answerDownload } from '../../downloads/answer-download.ts';
import type { Handler } from '../../services.ts';

export const getFile: Handler<typeof get_file> = ({ query, caller, services, context }) =>
  answerDownload(context, services, caller, {
    ids: [query.file_id],
    versionId: query.version_id ?? null,
    kind: 'FILE',
    shown: query.preview !== undefined,
  });
