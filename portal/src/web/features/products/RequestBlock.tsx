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
  missing: () => string[];
  ask: () => Promise<{ message: string }>;
  /** What was chosen has been asked for. */
  clear: () => void;
};

/** 'Generar', 'Status' and what a request lacks. */
export function RequestBlock({ missing, ask, clear }: RequestBlockProps) {
  const [lacks, setLacks] = useState<string[]>([]);
  const queries = useQueryClient();
  const request = useMutation({
    mutationFn: ask,
    onSuccess: ({ message }) => {
      notify.success(message, productMessages.title);
      clear();
    },
    onError: (error) => notify.danger(messageOf(error), productMessages.title),
    onSettled: () => queries.invalidateQueries({ queryKey: runsKey }),
  });
  return (
    <>
      <Group gap="sm" mb="md">
        <Button
          loading={request.isPending}
          onClick={() => {
            const now = missing();
            setLacks(now);
            if (now.length === 0) request.mutate();
          }}
        >
          {texts.generate}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setLacks([]);
            void queries.invalidateQueries({ queryKey: runsKey });
          }}
        >
          {texts.status}
        </Button>
      </Group>
      {lacks.length > 0 && (
        <Alert color="red" title={texts.missing} role="alert" mb="md">
          <List size="sm">
            {lacks.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
