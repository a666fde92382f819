import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { Alert, List } from '@mantine/core';

/** What does not go together of what was typed; it can be saved so. */
export function OddNotes({ odd }: { odd: readonly { message: string }[] }) {
  if (odd.length === 0) return null;
  return (
    <Alert color="yellow" title={masterMessages.oddTitle} role="status">
      <List size="sm">
        {[...new Set(odd.map(({ message }) => message))].map((message) => (
          <List.Item key={message}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
