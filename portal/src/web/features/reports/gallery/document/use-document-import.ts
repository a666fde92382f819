import { endpoints } from '@lienzo/schema/endpoints';
import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedDocument } from '@lienzo/schema/reports/imported-document';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../shared/api/call';
import { messageOf } from '../../../../shared/api/message-of';

type Reading = {
  /** The one that is read, or was. */
  file: File | null;
  document: ImportedDocument | null;
  /** `data:` URLs, which the blocks name by their positions. */
  pictures: string[];
  problem: string | null;
};

const NOTHING: Reading = { file: null, document: null, pictures: [], problem: null };

/** Reads one document at a time; leaving the screen ends it. */
export function useDocumentImport() {
  const [state, setState] = useState<Reading>(NOTHING);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reset = (problem: string | null = null): void => {
    running.current?.abort();
    setState({ ...NOTHING, problem });
  };
  async function read(file: File): Promise<void> {
    reset();
    const own = new AbortController();
    running.current = own;
    setState({ ...NOTHING, file });
    try {
      const { result, pictures } = await call(endpoints.import_document, { file, signal: own.signal });
      if (!own.signal.aborted) setState({ file, document: result, pictures, problem: null });
    } catch (error) {
      if (!own.signal.aborted) setState({ ...NOTHING, problem: messageOf(error) });
    }
  }
  return {
    ...state,
    read: (file: File) => void read(file),
    cancel: () => reset(texts.cancelled),
    reset: () => reset(),
  };
}
