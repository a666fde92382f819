import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button, Text } from '@mantine/core';
import { messageOf } from '../../../shared/api/message-of';

/** Why the filters of a report did not come, and another try. */
export function FailedFilters({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div role="alert">
      <Text size="sm" mb="xs">
        {reportMessages.filtersFailed} {messageOf(error)}
      </Text>
      <Button variant="default" size="compact-sm" onClick={retry}>
        {shellMessages.retry}
      </Button>
    </div>
  );
}
