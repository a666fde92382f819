import { productMessages } from '@lienzo/schema/runs/product-messages';
import { runMessages as texts } from '@lienzo/schema/runs/run-messages';
import { Alert, Button, Group, List } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../shared/api/message-of';
import { notify } from '../../shared/notices/notify';
import { runsKey } from '../../shared/payroll/requests/requests-queries';

type RequestBlockProps = {
  /** What is still missing, in sentences. */
  missing: readonly string[];
  /** Why the person cannot ask for it; undefined when they can. */
  obstacle: string | undefined;
  ask: () => Promise<{ message: string }>;
  /** What was chosen has been asked for. */
  clear: () => void;
};

/** 'Generar', 'Status' and what a request lacks. */
export function RequestBlock({ missing, obstacle, ask, clear }: RequestBlockProps) {
  // What is missing is told once somebody has asked, and goes away as it is chosen.
  const [isTold, tell] = useState(false);
  const queries = useQueryClient();
  const request = useMutation({
    mutationFn: ask,
    onSuccess: ({ message }) => {
      notify.success(message, productMessages.title);
      tell(false);
      clear();
    },
    onError: (error) => notify.danger(messageOf(error), productMessages.title),
    onSettled: () => queries.invalidateQueries({ queryKey: runsKey }),
  });
  return (
    <>
      {obstacle !== undefined && (
        <Alert color="gray" mb="md">
          {obstacle}
        </Alert>
      )}
      <Group gap="sm" mb="md">
        <Button
          disabled={obstacle !== undefined}
          loading={request.isPending}
          onClick={() => {
            tell(true);
            if (missing.length === 0) request.mutate();
          }}
        >
          {texts.generate}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            tell(false);
            void queries.invalidateQueries({ queryKey: runsKey });
          }}
        >
          {texts.status}
        </Button>
      </Group>
      {isTold && missing.length > 0 && (
        <Alert color="red" title={texts.missing} role="alert" mb="md">
          <List size="sm">
            {missing.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
