import type { ReportBlocks } from '@lienzo/editor';
import { endpoints } from '@lienzo/schema/endpoints';
import { blockMessages } from '@lienzo/schema/reports/block-messages';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { call } from '../../../shared/api/call';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { BlockUsesDialog } from './BlockUsesDialog';

/**
 * The editor's blocks by the API, and the dialogs that they need.
 * @param reportId the report that is open in the editor; null for a new one.
 */
export function useReportBlocks(reportId: number | null): { blocks: ReportBlocks; dialogs: ReactNode } {
  const [shown, setShown] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(meant: boolean) => void>(() => undefined);
  const reply = (meant: boolean): void => {
    setIsAsking(false);
    answer.current(meant);
  };
  const blocks = useMemo(
    (): ReportBlocks => ({
      list: (signal) => call(endpoints.get_blocks, { signal, quiet: true }),
      load: async (id) => (await call(endpoints.get_block, { query: { id }, quiet: true })).result,
      create: async (body) => (await call(endpoints.create_block, { body, quiet: true })).result,
      update: async (id, version, content) =>
        (await call(endpoints.update_block, { body: { ...content, id, version }, quiet: true })).result,
      remove: async (id) => {
        const isMeant = await new Promise<boolean>((resolve) => {
          answer.current = resolve;
          setIsAsking(true);
        });
        if (isMeant) await call(endpoints.delete_block, { query: { id }, quiet: true });
        return isMeant;
      },
      showUses: setShown,
    }),
    [],
  );
  const question = { ...blockMessages.question, isHard: true };
  return {
    blocks,
    dialogs: (
      <>
        <BlockUsesDialog block={shown} reportId={reportId} close={() => setShown(null)} />
        <ConfirmDialog
          parts={isAsking ? question : null}
          isWorking={false}
          confirm={() => reply(true)}
          close={() => reply(false)}
        />
      </>
    ),
  };
}
