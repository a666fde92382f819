import { bulkMessages as texts } from '@lienzo/schema/bulk/bulk-messages';
import { FileInput } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';

type EvidenceFieldProps = { files: File[]; choose: (files: File[]) => void };

/** The evidence of disabilities, several files at once; each belongs to the folio in its name. */
export function EvidenceField({ files, choose }: EvidenceFieldProps) {
  return (
    <FileInput
      multiple
      label={texts.evidence}
      description={texts.evidenceHelp}
      placeholder={texts.chooseEvidence}
      accept="application/pdf,image/png,image/jpeg"
      leftSection={<IconPaperclip size={18} stroke={1.6} aria-hidden />}
      value={files}
      clearable
      clearButtonProps={{ 'aria-label': texts.clearFile }}
      onChange={choose}
    />
  );
}
