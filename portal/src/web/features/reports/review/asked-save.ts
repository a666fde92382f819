import type { ReportDocument } from '@lienzo/schema/report/report';

/** A save that waits for its person's answer. */
export type AskedSave = {
  /** Tells it from other questions on the same report. */
  key: string;
  /** `shared`: others use the report. `conflict`: somebody saved it since it was opened. */
  why: 'shared' | 'conflict';
  report: ReportDocument;
  /** The saved version that the edited copy is based on. */
  version: { id: number; updated_at: string };
  /** Of a conflict: who saved, and when. */
  words: string;
};

export type SaveAnswer =
  /** `over`: the saved version that was shown; undefined when it could not be shown. */
  { choice: 'save'; over: string | undefined } | { choice: 'copy' | 'theirs' | 'neither' };
