import { movementMessages as texts } from '@lienzo/schema/imss/movement-messages';
import { Button, Text } from '@mantine/core';

/** A code that came from the IMSS and that the table lacks. */
export function UnexplainedCode({ said, explain }: { said: string; explain: () => void }) {
  return (
    <Text size="sm">
      {said}{' '}
      <Button size="compact-xs" variant="default" onClick={explain}>
        {texts.explain}
      </Button>
    </Text>
  );
}
