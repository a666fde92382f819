import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import type { DirectoryItem } from '../list/directory-rows';
import { DocumentPreview } from './DocumentPreview';
import { ImagePreview } from './ImagePreview';
import { PreviewMessage } from './PreviewMessage';
import { PreviewWaiting } from './PreviewWaiting';
import { type PreviewKind, previewKind } from './preview-kind';
import type { PreviewPartProps } from './preview-part';
import { previewQuery, TEXT_BYTES } from './preview-query';
import { SheetPreview } from './SheetPreview';
import { TextPreview } from './TextPreview';

const MB = 1024 * 1024;

const CsvPreview = lazy(async () => ({ default: (await import('./CsvPreview')).CsvPreview }));
const PdfPreview = lazy(async () => ({ default: (await import('./PdfPreview')).PdfPreview }));

/** The preview of each kind, and its size limit; of `part` kinds only the beginning of a larger file is shown. */
const KINDS = {
  pdf: { show: PdfPreview, limit: 20 * MB, part: false },
  image: { show: ImagePreview, limit: 20 * MB, part: false },
  text: { show: TextPreview, limit: TEXT_BYTES, part: true },
  csv: { show: CsvPreview, limit: TEXT_BYTES, part: true },
  docx: { show: DocumentPreview, limit: 12 * MB, part: false },
  xlsx: { show: SheetPreview, limit: 8 * MB, part: false },
} satisfies Record<PreviewKind, { show: ComponentType<PreviewPartProps>; limit: number; part: boolean }>;

type PreviewBodyProps = { item: DirectoryItem; download: () => void };

/** The preview of a file, or why there is none. */
export function PreviewBody({ item, download }: PreviewBodyProps) {
  const kind = previewKind(item.name);
  if (!item.can.download) return <PreviewMessage item={item} text={reasonOf(item)} download={download} />;
  if (kind === null)
    return <PreviewMessage item={item} text={directoryMessages.previewNone} download={download} />;
  const { limit, part } = KINDS[kind];
  if (!part && (item.size ?? 0) > limit)
    return (
      <PreviewMessage
        item={item}
        text={directoryMessages.previewTooLarge(formatBytes(limit))}
        download={download}
      />
    );
  return <Loaded item={item} kind={kind} download={download} />;
}

function Loaded({ item, kind, download }: PreviewBodyProps & { kind: PreviewKind }) {
  const { show: Part, limit } = KINDS[kind];
  const content = useQuery(previewQuery(item, limit));
  if (content.isError)
    return <PreviewMessage item={item} text={messageOf(content.error)} download={download} />;
  if (content.data === undefined) return <PreviewWaiting />;
  return (
    <Suspense fallback={<PreviewWaiting />}>
      <Part item={item} content={content.data} download={download} />
    </Suspense>
  );
}

function reasonOf({ scan_status }: DirectoryItem): string {
  if (scan_status === 'infected') return directoryMessages.infected;
  return scan_status === 'pending' ? directoryMessages.pendingScan : directoryMessages.previewNone;
}
