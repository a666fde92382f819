import { imssMessages as texts } from '@lienzo/schema/imss/imss-messages';
import { Alert, List } from '@mantine/core';

/** What a request still lacks (specification 2 §5). */
export function MissingList({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <Alert color="red" title={texts.missing} role="alert" mb="md">
      <List size="sm">
        {missing.map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
