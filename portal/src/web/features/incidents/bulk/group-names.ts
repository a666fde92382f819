import { type BulkContext, type BulkKind, DISABILITY_KEYS } from '@lienzo/schema/bulk/bulk-line';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';

/** What a group of columns is called: a concept with its key, a kind of disability. */
export function groupNames(kind: BulkKind, { concepts }: BulkContext): (group: string) => string {
  const names = new Map(
    kind === 'IN'
      ? Object.entries(DISABILITY_KEYS).map(([key, id]) => [key, captureMessages.disabilities.kinds[id]])
      : concepts.map(({ key, description }) => [key, `${description} ${key}`]),
  );
  return (group) => names.get(group) ?? group;
}
