import type { BulkFile } from '@lienzo/schema/bulk/bulk-endpoints';
import type { BulkKind } from '@lienzo/schema/bulk/bulk-line';
import { bulkMessages } from '@lienzo/schema/bulk/bulk-messages';
import { LoadingOverlay, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { useUnsavedQuestion } from '../../../shared/unsaved/use-unsaved-question';
import { BulkFileForm } from './BulkFileForm';
import { BulkPreview } from './BulkPreview';
import type { BulkPayroll } from './bulk-payroll';
import { useBulkWork } from './use-bulk-work';

type BulkDialogProps = {
  kind: BulkKind;
  payrolls: readonly BulkPayroll[];
  close: () => void;
};

/** From the layout to what is saved: choose a file, see and correct what it says, load it. */
export function BulkDialog({ kind, payrolls, close }: BulkDialogProps) {
  const unsaved = useUnsavedQuestion(true, close);
  const isNarrow = useMediaQuery('(width < 62em)') === true;
  const [chosen, setChosen] = useState(payrolls[0]?.paysheet_id);
  const [evidence, setEvidence] = useState<File[]>([]);
  const [loaded, setLoaded] = useState<BulkFile | null>(null);
  const payroll = payrolls.find(({ paysheet_id }) => paysheet_id === chosen) ?? payrolls[0];
  const { reading, saving } = useBulkWork({ kind, payroll, loaded: setLoaded, close });
  return (
    <Modal
      opened
      onClose={unsaved.leave}
      closeOnEscape={!unsaved.isAsking}
      title={bulkMessages.titleOf(bulkMessages.kinds[kind])}
      size={loaded === null ? 560 : '92rem'}
      fullScreen={isNarrow}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': bulkMessages.cancel }}
    >
      <LoadingOverlay
        visible={reading.isPending || saving.isPending}
        zIndex={400}
        pos="fixed"
        loaderProps={{ role: 'status', 'aria-label': bulkMessages.working }}
      />
      {payroll !== undefined &&
        (loaded === null ? (
          <BulkFileForm
            kind={kind}
            payrolls={payrolls}
            payroll={payroll}
            choosePayroll={setChosen}
            evidence={evidence}
            chooseEvidence={setEvidence}
            check={(file) => reading.mutate(file)}
            problem={reading.error === null ? null : messageOf(reading.error)}
            close={close}
          />
        ) : (
          <BulkPreview
            kind={kind}
            loaded={loaded}
            evidence={evidence}
            chooseEvidence={setEvidence}
            problem={saving.error}
            hold={unsaved.hold}
            save={(rows) => saving.mutate(rows)}
            back={() => {
              saving.reset();
              setLoaded(null);
            }}
          />
        ))}
      {unsaved.question}
    </Modal>
  );
}
