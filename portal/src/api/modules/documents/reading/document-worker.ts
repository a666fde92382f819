/** The worker that reads one document, with the memory that its caller gave it. */

import { openWorkerPort } from '../../../platform/workers/open-worker-port.ts';
import { WorkbookRefusal } from '../../workbooks/workbooks.ts';
import { DocumentRefusal, type DocumentRefusalReason } from '../document-refusal.ts';
import { type DocumentMessage, documentTask } from './document-messages.ts';
import { readBytes } from './read-bytes.ts';

const port = await openWorkerPort();
const post = (message: DocumentMessage): void => port.post(message);

/** Packages of Office are read by the reader of workbooks, which says the same in words of workbooks. */
const reasonOf = (error: DocumentRefusal | WorkbookRefusal): DocumentRefusalReason => {
  if (error instanceof DocumentRefusal) return error.reason;
  switch (error.reason) {
    case 'empty':
    case 'binary':
    case 'open_document':
    case 'password':
    case 'too_large':
    case 'too_slow':
    case 'busy':
      return error.reason;
    case 'broken':
    case 'disordered':
      return 'broken';
    case 'csv':
    case 'text':
    case 'page':
    case 'mht':
    case 'xml_2003':
    case 'xml':
    case 'sylk':
    case 'other':
      return 'other';
  }
};

try {
  post(await readBytes(documentTask.parse(port.data)));
} catch (error) {
  if (!(error instanceof DocumentRefusal || error instanceof WorkbookRefusal)) throw error;
  post({ refused: reasonOf(error), cause: String(error.cause ?? error.message) });
}
