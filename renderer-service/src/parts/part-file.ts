import type { PrintNotes } from '../platform/notes/print-notes.ts';

/** A finished file of a report in parts. */
export type PartFile = { bytes: Uint8Array; notes: PrintNotes };

/** Takes the files in their order; resolves once there is room for the next. */
export type PartFileSink = (file: PartFile) => Promise<void>;
